import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Beetle } from '../entities/beetles/beetles.ts'
import { countConfirmed, countSame, kilometresBetween, findNeighbours } from './neighbours.ts'

const beetle = (id: number, part: Partial<Beetle> = {}): Beetle => ({
  id,
  art: 1,
  status: 'published',
  published_from: '',
  letzter_bearbeiter: '',
  message: '',
  user_id: null,
  fund_datum: '2026-06-10',
  gemeldet_am: '2026-06-11T08:00:00Z',
  lat: 51,
  lon: 10,
  bundesland: 'Thüringen',
  bilder_anzahl: 0,
  version: 1,
  beantwortet: false,
  ...part,
})

describe('distance', () => {
  it('is that of the earth', () => {
    // Berlin to Vienna.
    expect(kilometresBetween({ lat: 52.52, lon: 13.405 }, { lat: 48.2082, lon: 16.3738 })).toBeCloseTo(523.6, 0)
  })

  it('is the same both ways, and nothing to oneself', () => {
    const place = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lon: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(kilometresBetween(a, b)).toBeCloseTo(kilometresBetween(b, a), 6)
        expect(kilometresBetween(a, a)).toBe(0)
      }),
    )
  })
})

describe('neighbours', () => {
  const here = beetle(1)
  const all = [
    here,
    beetle(2, { lat: 51.03, fund_datum: '2026-06-01' }),
    beetle(3, { lat: 51.01, fund_datum: '2026-06-24', status: 'new' }),
    beetle(4, { lat: 51.01, fund_datum: '2026-06-25' }),
    beetle(5, { lat: 51.2 }),
    beetle(6, { lon: 10.08 }),
    beetle(7, { lat: null, lon: null }),
    beetle(8, { art: 2, lat: 51.001, fund_datum: null }),
  ]

  it('are the records within 5 km and 14 days, the nearest first, with their distance and days', () => {
    const near = findNeighbours(here, all)
    expect(near.map(({ beetle: { id }, days }) => [id, days])).toEqual([
      [8, 1],
      [3, 14],
      [2, -9],
    ])
    expect(near[1]?.km).toBeCloseTo(1.11, 2)
    expect(countConfirmed(near, 1)).toBe(1)
  })

  it('are of the same find where place and day are the same', () => {
    const twins = [beetle(10), beetle(11, { lat: 51.0005 }), beetle(12, { fund_datum: '2026-06-01' })]
    expect(countSame(findNeighbours(here, [...all, ...twins]))).toBe(2)
  })

  it('are none without a place', () => expect(findNeighbours(beetle(9, { lat: null, lon: null }), all)).toEqual([]))
})
