import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeRows } from './allPlaces.ts'
import { placeFinder, placeWords, placeWordsIn } from './nearestPlace.ts'

const find = placeFinder(placeRows)

describe('the nearest place in words', () => {
  test.each([
    [51.88, 10.46, '3 km südöstlich von Goslar', '3 km south-east of Goslar'],
    [51.906, 10.43, 'bei Goslar', 'near Goslar'],
    [51.958, 10.428, '6 km nördlich von Goslar', '6 km north of Goslar'],
    [48.208, 16.372, 'bei Wien', 'near Wien'],
    [55, 0, '', ''],
    [-47, -170, '', ''],
    [Number.NaN, 10, '', ''],
    [90, 10, '', ''],
  ])('%d, %d', (lat, lon, german, english) => {
    expect([placeWords(find(lat, lon), 'de'), placeWords(find(lat, lon), 'en')]).toEqual([german, english])
  })

  test('is of the place that a look at all of them finds', () => {
    const spot = fc.record({
      lat: fc.double({ min: 46.3, max: 55.1, noNaN: true }),
      lon: fc.double({ min: 5.8, max: 17.2, noNaN: true }),
    })
    fc.assert(
      fc.property(spot, ({ lat, lon }) => {
        const shrink = Math.cos((lat * Math.PI) / 180)
        const far = ([, east, north]: (typeof placeRows)[number]) => Math.hypot((east - lon) * shrink, north - lat)
        const found = find(lat, lon)
        if (!found) return
        const least = Math.min(...placeRows.map(far))
        // Either of two places at nearly the same distance is right.
        const same = placeRows.filter((row) => row[0] === found.name).map(far)
        expect(Math.min(...same)).toBeLessThan(least * 1.005 + 1e-9)
      }),
      { numRuns: 60 },
    )
  })

  test('is read back from German, whatever the name', () => {
    const word = fc.constantFrom(...placeRows.slice(0, 400).map(([name]) => name))
    fc.assert(
      fc.property(word, fc.nat({ max: 50 }), fc.nat({ max: 7 }), (name, km, direction) => {
        const found = { name, km, direction }
        expect(placeWordsIn(placeWords(found, 'de'), 'en')).toBe(placeWords(found, 'en'))
      }),
    )
    expect(placeWordsIn('Bayern', 'en')).toBe('Bayern')
  })
})
