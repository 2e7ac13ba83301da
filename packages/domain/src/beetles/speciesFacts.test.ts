import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Species } from '../entities/beetles/beetles.ts'
import { searchSpecies } from './speciesSearch.ts'
import { firstSpecies, speciesByFrequency, speciesFacts, withOldNames } from './speciesFacts.ts'

const list = join(import.meta.dirname, '../../../mocks/src/seed/kaeferarten.json')
const all: Species[] = (JSON.parse(readFileSync(list, 'utf8')) as Partial<Species>[]).map((row, index) => ({
  id: index + 1,
  sci: row.sci ?? '',
  de: row.de ?? '',
  alt: row.alt ?? '',
  host: row.host ?? '',
  type: row.type ?? '',
}))

const counted = (...rows: [art: number, anzahl: number][]) => rows.map(([art, anzahl]) => ({ art, anzahl }))

test('most of the species that people meet have a size, and it is one of bark beetles', () => {
  expect(all.filter((one) => speciesFacts(one).size).length).toBeGreaterThan(15)
  for (const [from, to] of all.map((one) => speciesFacts(one).size ?? [1, 2])) {
    expect(from).toBeGreaterThanOrEqual(1)
    expect(to).toBeGreaterThan(from)
    expect(to).toBeLessThanOrEqual(9)
  }
})

test('a species that nobody has described more closely is known by where it breeds', () => {
  expect(all.filter(({ sci }) => sci !== '').map((one) => speciesFacts(one).gallery)).not.toContain('unknown')
  expect(speciesFacts({ sci: 'Hylastes ater', type: 'Wurzelbrüter' })).toEqual({
    size: undefined,
    gallery: 'root',
    sight: 'root',
  })
  expect(speciesFacts({ sci: '', type: '' }).gallery).toBe('unknown')
})

test('species with the same pattern of galleries on the same tree are told apart by a sight of their own', () => {
  const patterned = all.filter((one) => ['along', 'star', 'across'].includes(speciesFacts(one).gallery))
  const seen = patterned.map((one) => `${one.host}: ${speciesFacts(one).sight}`)
  expect(new Set(seen).size).toBe(patterned.length)
  expect(speciesFacts({ sci: 'Ips typographus', type: 'Rindenbrüter' }).sight).toBe('fork')
})

test('a single find makes no species frequent', () => {
  const here = counted([2, 14], [1, 3], [34, 1], [7, 0])
  const all = counted([1, 200], [7, 60], [2, 50], [34, 1])
  expect(speciesByFrequency(here, all)).toEqual(counted([2, 14], [1, 3], [7, 0], [34, 0]))
})

test('a search finds a species by the name of before, and says which', () => {
  const [hit] = searchSpecies(withOldNames(all), 'xyloterus lin')
  expect(hit).toMatchObject({ species: { sci: 'Trypodendron lineatum' }, by: 'alt' })
  expect(hit?.species.alt).toContain('Linierter Nutzholzborkenkäfer')
})

test('the frequent stand first, filled up in the order of the list, without the unknown one', () => {
  const first = firstSpecies(all, counted([38, 9], [15, 4], [23, 0]))
  expect(first.map(({ id }) => id)).toEqual([15, 23, 1, 2, 3, 4])
  expect(firstSpecies(all, []).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6])
})
