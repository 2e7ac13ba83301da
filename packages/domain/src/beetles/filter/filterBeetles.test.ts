import type { Beetle, Species } from '@waldkerf/domain/entities/beetles/beetles'
import { describe, expect, it } from 'vitest'
import { type BeetleFilter, emptyBeetleFilter, isEmptyBeetleFilter, isNextStep, speciesById } from './beetleFilter.ts'
import { inQueueOrder } from '../queue.ts'
import { beetleStates, filterBeetles } from './filterBeetles.ts'
import { inSection } from './section.ts'
import type { FilterContext } from './filterTests.ts'

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
  beantwortet: false,
  ...rest,
})
const beetles = [
  beetle(1, 1, 'new'),
  beetle(2, 1, 'published', { bundesland: 'Österreich-Mitte', lat: 47, fund_datum: '2026-04-26', bilder_anzahl: 2 }),
  beetle(3, 2, 'new', { message: 'Bitte ein Bild der Bohrlöcher', lat: null, lon: null, user_id: 7 }),
  // Reported just after midnight in Berlin; the day of the find is unknown.
  beetle(4, 2, 'verschollen', {
    bundesland: 'Bayern',
    fund_datum: null,
    gemeldet_am: '2026-05-03T22:30:00Z',
    letzter_bearbeiter: 'a@waldkerf.test',
  }),
]
const context: FilterContext = {
  species: speciesById(species),
  person: { email: 'a@waldkerf.test', id: 7 },
  today: '2026-05-04',
}
const ids = (filter: Partial<BeetleFilter>) =>
  filterBeetles(beetles, { ...emptyBeetleFilter, ...filter }, context).rows.map(({ id }) => id)

describe('filterBeetles', () => {
  it('shows all without a filter, unknown statuses too', () => {
    expect(ids({})).toEqual([1, 2, 3, 4])
    expect(isEmptyBeetleFilter(emptyBeetleFilter)).toBe(true)
  })

  it('narrows by status, species and Bundesland together', () => {
    expect(ids({ status: ['new'] })).toEqual([1, 3])
    expect(ids({ status: ['new', 'verschollen'], art: 2 })).toEqual([3, 4])
    expect(ids({ art: 2, bundesland: 'Bayern' })).toEqual([4])
  })

  it('finds words of species, message, Bundesland and number in any order and case', () => {
    expect(ids({ search: 'waldgärtner' })).toEqual([3, 4])
    expect(ids({ search: 'waldgärtner'.normalize('NFD') })).toEqual([3, 4])
    expect(ids({ search: 'BAYERN piniperda' })).toEqual([4])
    expect(ids({ search: ' bohrlöcher 3 ' })).toEqual([3])
    expect(ids({ search: 'nirgends' })).toEqual([])
  })

  it('narrows by days and weeks of the find, or of the report where that day is not known', () => {
    expect(ids({ from: '2026-05-01', to: '2026-05-01' })).toEqual([1, 3])
    expect(ids({ to: '2026-04-30' })).toEqual([2])
    expect(ids({ from: '2026-05-04' })).toEqual([4])
    expect(ids({ week: '2026-W17' })).toEqual([2])
    expect(ids({ week: '2026-W18', to: '2026-04-30' })).toEqual([])
  })

  it('narrows by age, pictures, coordinates and to what is one’s own', () => {
    expect(ids({ age: '0-0' })).toEqual([4])
    expect(ids({ age: '1-' })).toEqual([1, 2, 3])
    expect(ids({ pictures: 'with' })).toEqual([2])
    expect(ids({ pictures: 'without' })).toEqual([1, 3, 4])
    expect(ids({ place: 'without' })).toEqual([3])
    expect(ids({ mine: 'reported' })).toEqual([3])
    expect(ids({ mine: 'edited' })).toEqual([4])
  })

  it('narrows to questions that were answered', () => {
    const answered = beetle(5, 1, 'query', { beantwortet: true })
    const filter = { ...emptyBeetleFilter, answered: 'answered' } as const
    expect(filterBeetles([...beetles, answered], filter, context).rows).toEqual([answered])
  })

  it('counts each status as if it alone were chosen', () => {
    const { counts } = filterBeetles(beetles, { ...emptyBeetleFilter, status: ['new'], art: 2 }, context)
    expect(Object.fromEntries(counts)).toEqual({ new: 1, verschollen: 1 })
  })
})

describe('section and states', () => {
  it('leaves out what lies outside or nowhere', () => {
    const section = { west: 9, east: 11, south: 50, north: 52 }
    expect(inSection(beetles, section).map(({ id }) => id)).toEqual([1, 4])
  })

  it('lists the Bundesländer that occur in German order', () => {
    expect(beetleStates(beetles)).toEqual(['Bayern', 'Hessen', 'Österreich-Mitte'])
  })
})

describe('isNextStep', () => {
  const typed = { ...emptyBeetleFilter, search: 'Fi' }

  it('is a choice, and the first letter', () => {
    expect(isNextStep(emptyBeetleFilter, { ...emptyBeetleFilter, art: 2 })).toBe(true)
    expect(isNextStep(emptyBeetleFilter, typed)).toBe(true)
    expect(isNextStep(typed, emptyBeetleFilter)).toBe(true)
  })

  it('is no letter more', () => {
    expect(isNextStep(typed, { ...typed, search: 'Fichte' })).toBe(false)
  })
})

const at = (day: string) => ({ gemeldet_am: `2026-05-${day}T08:00:00+02:00` })

describe('the order of the queue', () => {
  it('has answered questions in front, then the oldest, and of one moment the lower number', () => {
    const rows = [
      beetle(5, 1, 'new', at('02')),
      beetle(2, 1, 'query', { ...at('03'), beantwortet: true }),
      beetle(3, 1, 'new', at('01')),
      beetle(4, 1, 'new', { gemeldet_am: '2026-05-02T06:00:00Z' }),
      beetle(1, 1, 'query', { ...at('04'), beantwortet: true }),
    ]
    expect(inQueueOrder(rows).map(({ id }) => id)).toEqual([2, 1, 3, 4, 5])
  })
})
