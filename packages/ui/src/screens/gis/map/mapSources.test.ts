import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { expect, test } from 'vitest'
import { clusterGroups, partSource } from './mapSources.ts'

const at = (id: number, lat: number, lon: number): Beetle => ({
  id,
  lat,
  lon,
  art: 1,
  status: 'new',
  published_from: '',
  letzter_bearbeiter: '',
  message: '',
  user_id: null,
  fund_datum: null,
  gemeldet_am: '2026-05-02T08:00:00+00:00',
  bundesland: '',
  bilder_anzahl: 0,
  beantwortet: false,
  version: 1,
})

test('clusters get numbers that no record has, and count statuses in the order of the kinds', () => {
  const groups = clusterGroups([
    {
      id: null,
      lat: 50,
      lon: 10,
      anzahl: 6,
      je_status: { published: 3, new: 1, archiviert: 2 },
      grenzen: [9, 49, 11, 51],
    },
    { id: 7, lat: 48, lon: 12, anzahl: 1, je_status: { query: 1 }, grenzen: [11, 47, 13, 49] },
  ])
  expect(groups).toEqual([
    {
      id: -1,
      lat: 50,
      lon: 10,
      count: 6,
      kinds: [1, 0, 0, 3, 0, 0, 2],
      extent: { west: 9, south: 49, east: 11, north: 51 },
    },
    {
      id: 7,
      lat: 48,
      lon: 12,
      count: 1,
      kinds: [0, 0, 1, 0, 0, 0, 0],
      extent: { west: 11, south: 47, east: 13, north: 49 },
    },
  ])
})

test('an area picks the records within it, asked for by the section around it', async () => {
  const asked: unknown[] = []
  const source = partSource({
    clusters: async () => [],
    within: async (section) => {
      asked.push(section)
      return [at(1, 50.2, 10.2), at(2, 50.9, 10.9)]
    },
  })
  const triangle = [
    [10, 50],
    [11, 50],
    [10, 51],
  ] as const
  expect(await source.within?.(triangle, new AbortController().signal)).toEqual([1])
  expect(asked).toEqual([{ west: 10, east: 11, south: 50, north: 51 }])
})
