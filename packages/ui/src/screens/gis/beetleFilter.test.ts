import type { Beetle, Species } from '@waldkerf/domain/entities/beetles'
import { describe, expect, it } from 'vitest'
import {
  type BeetleFilter,
  emptyFilter,
  filterBeetles,
  inSection,
  isEmptyFilter,
  speciesById,
  statesOf,
} from './beetleFilter.ts'

const species: Species[] = [
  { id: 1, sci: 'Ips typographus', de: 'Buchdrucker', alt: '', host: 'Fichte', type: '' },
  { id: 2, sci: 'Tomicus piniperda', de: 'Großer Waldgärtner', alt: '', host: 'Kiefer', type: '' },
]
const beetle = (id: number, art: number, status: string, rest: Partial<Beetle> = {}): Beetle => ({
  id,
  art,
  status,
  published_from: '',
  letzter_bearbeiter: '',
  message: '',
  user_id: null,
  fund_datum: '2026-05-01',
  gemeldet_am: '2026-05-02T08:00:00Z',
  lat: 51,
  lon: 10,
  bundesland: 'Hessen',
  bilder_anzahl: 0,
  version: 1,
  ...rest,
})
const beetles = [
  beetle(1, 1, 'new'),
  beetle(2, 1, 'published', { bundesland: 'Österreich-Mitte', lat: 47 }),
  beetle(3, 2, 'new', { message: 'Bitte ein Bild der Bohrlöcher', lat: null, lon: null }),
  beetle(4, 2, 'verschollen', { bundesland: 'Bayern' }),
]
const ids = (filter: Partial<BeetleFilter>) =>
  filterBeetles(beetles, { ...emptyFilter, ...filter }, speciesById(species)).rows.map(({ id }) => id)

describe('filterBeetles', () => {
  it('shows all without a filter, unknown statuses too', () => {
    expect(ids({})).toEqual([1, 2, 3, 4])
    expect(isEmptyFilter(emptyFilter)).toBe(true)
  })

  it('narrows by status, species and Bundesland together', () => {
    expect(ids({ status: ['new'] })).toEqual([1, 3])
    expect(ids({ status: ['new', 'verschollen'], art: 2 })).toEqual([3, 4])
    expect(ids({ art: 2, bundesland: 'Bayern' })).toEqual([4])
  })

  it('finds words of species, message, Bundesland and number in any order and case', () => {
    expect(ids({ search: 'waldgärtner' })).toEqual([3, 4])
    expect(ids({ search: 'BAYERN piniperda' })).toEqual([4])
    expect(ids({ search: ' bohrlöcher 3 ' })).toEqual([3])
    expect(ids({ search: 'nirgends' })).toEqual([])
  })

  it('counts each status as if it alone were chosen', () => {
    const { counts } = filterBeetles(beetles, { ...emptyFilter, status: ['new'], art: 2 }, speciesById(species))
    expect(Object.fromEntries(counts)).toEqual({ new: 1, verschollen: 1 })
  })
})

describe('section and states', () => {
  it('leaves out what lies outside or nowhere', () => {
    const section = { west: 9, east: 11, south: 50, north: 52 }
    expect(inSection(beetles, section).map(({ id }) => id)).toEqual([1, 4])
  })

  it('lists the Bundesländer that occur in German order', () => {
    expect(statesOf(beetles)).toEqual(['Bayern', 'Hessen', 'Österreich-Mitte'])
  })
})
