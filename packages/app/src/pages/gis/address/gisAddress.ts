import { type BeetleFilter, emptyBeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import { readAge } from '@waldkerf/domain/beetles/filter/dayRanges'
import { isDay } from '@waldkerf/domain/export/exportColumn'
import { readWeek } from '@waldkerf/domain/dates/weeks'
import type { GisLook } from '@waldkerf/ui/screens/gis/GisScreen'
import { readSection, writeSection } from './sectionText.ts'

/** The review workplace's state as its address holds it. */
export interface GisAddress {
  filter: BeetleFilter
  selectedId: number | undefined
  /** How the list is shown; undefined: as the person likes it. */
  view: GisLook['view'] | undefined
  /** Parts that make no sense, as `name=value`: they narrow nothing. */
  ignored: readonly string[]
}

/** Reads one part of the address; undefined: it makes no sense. */
type Read<T> = (text: string) => T | undefined

const id: Read<number> = (text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)
const text: Read<string> = (given) => given
const day: Read<string> = (given) => (isDay(given) ? given : undefined)
const when =
  (isKnown: (given: string) => unknown): Read<string> =>
  (given) =>
    isKnown(given) === undefined ? undefined : given
/** Words of the address and what they stand for. */
const word =
  <T extends string>(words: Readonly<Record<string, T>>): Read<T> =>
  (given) =>
    Object.hasOwn(words, given) ? words[given] : undefined

const withOrWithout = { mit: 'with', ohne: 'without' } as const
const mine = { gemeldet: 'reported', bearbeitet: 'edited' } as const
const views = { tabelle: 'table', bilder: 'pictures' } as const
const answered = { ja: 'answered' } as const
const orders = { pruefung: 'queue' } as const

function statuses(given: string): readonly string[] | undefined {
  const names = given.split(',').filter(Boolean)
  return names.length > 0 ? names : undefined
}

/** The name of each part of the filter, and how it is read. */
const parts: { [Part in keyof BeetleFilter]: { name: string; read: Read<BeetleFilter[Part]> } } = {
  status: { name: 'status', read: statuses },
  art: { name: 'art', read: id },
  bundesland: { name: 'bundesland', read: text },
  search: { name: 'suche', read: text },
  from: { name: 'von', read: day },
  to: { name: 'bis', read: day },
  week: { name: 'week', read: when(readWeek) },
  age: { name: 'age', read: when(readAge) },
  pictures: { name: 'bild', read: word(withOrWithout) },
  place: { name: 'ort', read: word(withOrWithout) },
  mine: { name: 'eigene', read: word(mine) },
  answered: { name: 'beantwortet', read: word(answered) },
  order: { name: 'reihenfolge', read: word(orders) },
  section: { name: 'ausschnitt', read: readSection },
}

const record = 'meldung'
const view = 'ansicht'

/** The review workplace's filter and selection as they stand in the address, so that a link shows the same. */
export function readAddress(query: URLSearchParams): GisAddress {
  const ignored: string[] = []
  function read<T>(name: string, meaning: Read<T>): T | undefined {
    const given = query.get(name)
    if (given === null || given === '') return undefined
    const value = meaning(given)
    if (value === undefined) ignored.push(`${name}=${given}`)
    return value
  }
  const found = Object.entries(parts).flatMap(([part, { name, read: meaning }]) => {
    const value = read<unknown>(name, meaning)
    return value === undefined ? [] : [[part, value] as const]
  })
  const filter = { ...emptyBeetleFilter, ...(Object.fromEntries(found) as Partial<BeetleFilter>) }
  return { filter, selectedId: read(record, id), view: read(view, word(views)), ignored }
}

const findWord = (words: Readonly<Record<string, string>>, meant: string) =>
  Object.keys(words).find((name) => words[name] === meant) ?? ''

/** The reverse; empty parts are left out. */
export function writeAddress(filter: BeetleFilter, selectedId?: number, shown?: GisLook['view']): URLSearchParams {
  const { pictures, place, section } = filter
  const texts: Record<keyof BeetleFilter, string | number | undefined> = {
    ...filter,
    status: filter.status.join(),
    pictures: findWord(withOrWithout, pictures),
    place: findWord(withOrWithout, place),
    mine: findWord(mine, filter.mine),
    answered: findWord(answered, filter.answered),
    order: findWord(orders, filter.order),
    section: section && writeSection(section),
  }
  const query = new URLSearchParams()
  for (const [part, { name }] of Object.entries(parts)) {
    const value = texts[part as keyof BeetleFilter]
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  if (selectedId !== undefined) query.set(record, String(selectedId))
  if (shown !== undefined) query.set(view, findWord(views, shown))
  return query
}
