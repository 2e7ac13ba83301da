import { cityRows, loadPlaces } from '@waldkerf/domain/places/places'
import { expect, test } from 'vitest'
import { firstNames, placeNames } from './mapNames.ts'

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

test('each water has its name once, a river with all the spots of its parts', () => {
  const waters = firstNames().filter(({ look }) => look === 'water')
  const texts = waters.map(({ text }) => text)
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts).toEqual(expect.arrayContaining(['Rhein', 'Donau', 'Bodensee', 'Neusiedler See']))
  expect(waters.find(({ text }) => text === 'Rhein')?.spots.length).toBeGreaterThan(20)
  expect(waters.find(({ text }) => text === 'Bodensee')?.spots).toHaveLength(1)
})
