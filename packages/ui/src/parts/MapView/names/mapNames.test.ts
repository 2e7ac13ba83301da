import { cityRows, loadPlaces } from '@waldkerf/domain/places/places'
import { expect, test } from 'vitest'
import { worldX, worldY } from '../sources/marks.ts'
import { firstNames, nearestName, placeNames } from './mapNames.ts'

test('the cities that come with the map are the first of all places', async () => {
  const rows = await loadPlaces()
  expect(rows.slice(0, cityRows.length)).toEqual(cityRows)
  expect(rows[cityRows.length]?.[3]).toBeLessThan(100_000)
})

test('a country has few names, a valley all of them', async () => {
  const names = placeNames(await loadPlaces())
  const count = (zoom: number) => names.filter(({ from }) => from <= zoom).length
  expect(count(5)).toBeLessThan(20)
  expect(count(7)).toBeLessThan(100)
  expect(count(12)).toBe(names.length)
})

/** The water nearest to a place. */
const near = (lon: number, lat: number) => {
  const at = [worldX(lon), worldY(lat)] as const
  const far = (spot: readonly [number, number]) => Math.hypot(spot[0] - at[0], spot[1] - at[1])
  const waters = firstNames().filter(({ look }) => look === 'water')
  return waters
    .map(({ text, spots }) => ({ text, far: Math.min(...spots.map(far)) }))
    .toSorted((a, b) => a.far - b.far)[0]
}

test('the water east of Goslar is the Oker, that of Göttingen the Leine: the Aller begins where they meet it', () => {
  expect(near(10.47, 51.89)?.text).toBe('Oker')
  expect(near(9.92, 51.55)?.text).toBe('Leine')
  expect(near(9.74, 52.68)?.text).toBe('Aller')
  expect(near(8.68, 50.58)?.text).toBe('Lahn')
  expect(near(12.55, 52.41)?.text).toBe('Havel')
})

test('the place nearest to a spot has its name however small it is, and only near enough', async () => {
  const [name] = nearestName(await loadPlaces(), { lat: 48.321, lon: 8.226 })
  expect(name).toMatchObject({ text: 'Oberwolfach', from: 9.5, isNearest: true })
})

test('each water has its name once, a river with all the spots of its parts', () => {
  const waters = firstNames().filter(({ look }) => look === 'water')
  const texts = waters.map(({ text }) => text)
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts).toEqual(expect.arrayContaining(['Rhein', 'Donau', 'Bodensee', 'Neusiedler See']))
  expect(waters.find(({ text }) => text === 'Rhein')?.spots.length).toBeGreaterThan(20)
  expect(waters.find(({ text }) => text === 'Bodensee')?.spots).toHaveLength(1)
})
