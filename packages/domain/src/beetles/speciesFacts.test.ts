import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Species } from '../entities/beetles/beetles.ts'
import { searchSpecies } from './speciesSearch.ts'
import { firstSpecies, frequentSpecies, speciesFacts, withOldNames } from './speciesFacts.ts'

const list = join(import.meta.dirname, '../../../mocks/src/seed/kaeferarten.json')
const all: Species[] = (JSON.parse(readFileSync(list, 'utf8')) as Partial<Species>[]).map((row, index) => ({
  id: index + 1,
  sci: row.sci ?? '',
  de: row.de ?? '',
  alt: row.alt ?? '',
  host: row.host ?? '',
  type: row.type ?? '',
}))

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
  const counts = [
    { art: 2, anzahl: 14 },
    { art: 1, anzahl: 3 },
    { art: 34, anzahl: 1 },
    { art: 7, anzahl: 0 },
  ]
  expect(frequentSpecies(counts)).toEqual([2, 1])
})

test('a search finds a species by the name of before, and says which', () => {
  const [hit] = searchSpecies(withOldNames(all), 'xyloterus lin')
  expect(hit).toMatchObject({ species: { sci: 'Trypodendron lineatum' }, by: 'alt' })
  expect(hit?.species.alt).toContain('Linierter Nutzholzborkenkäfer')
})

test('the frequent stand first, filled up in the order of the list, without the unknown one', () => {
  const first = firstSpecies(all, [38, 15, 23])
  expect(first.map(({ id }) => id)).toEqual([15, 23, 1, 2, 3, 4])
  expect(firstSpecies(all, []).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6])
})
