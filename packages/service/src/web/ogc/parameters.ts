import { berlinDay } from '@waldkerf/domain/dates/days'
import { refusal } from '@waldkerf/domain/refusals/refusals'
import { Refusal } from '../refusal.ts'

/** Degrees; west may lie east of east, across the antimeridian. */
export interface Box {
  west: number
  south: number
  east: number
  north: number
}

/** Calendar days in Berlin, each included; undefined is open. */
interface Days {
  from: string | undefined
  to: string | undefined
}

/** As JSON Schema names it. */
type FilterType = 'string' | 'integer' | 'boolean'
/** Properties that a request may ask for by value. */
export type Filters = Readonly<Record<string, FilterType>>

/** Features of a page at most: 100,000 in one answer are streamed like few. */
export const mostFeatures = 100_000
/** Without `limit`. Pages for people have fewer. */
export const usualFeatures = { json: 1_000, html: 50 }

export interface ItemsQuery {
  limit: number
  bbox: Box | undefined
  datetime: Days | undefined
  filters: ReadonlyMap<string, string>
  /** The key of the last feature before this page, and the highest that this reading ends with. */
  after: string | undefined
  until: number | undefined
}

/** @throws Refusal 400 when one is unknown or stands twice */
export function checkNames(query: URLSearchParams, allowed: readonly string[]): void {
  const seen = new Set<string>()
  for (const name of query.keys()) {
    if (!allowed.includes(name)) throw new Refusal(refusal('bad_parameter.unknown', name.slice(0, 50)))
    if (seen.has(name)) throw new Refusal(refusal('bad_parameter.twice', name))
    seen.add(name)
  }
}

/** Those of any collection; its filters come besides. */
const itemsParameters = ['f', 'bbox', 'datetime', 'limit', 'after', 'until']

/**
 * @param key form of `after`
 * @throws Refusal 400
 */
export function readItemsQuery(
  query: URLSearchParams,
  { filters, key, usual }: { filters: Filters; key: RegExp; usual: number },
): ItemsQuery {
  const names = Object.keys(filters)
  checkNames(query, [...itemsParameters, ...names])
  return {
    limit: readLimit(query.get('limit'), usual),
    bbox: readBox(query.get('bbox')),
    datetime: readDays(query.get('datetime')),
    filters: new Map(names.flatMap((name) => readFilter(query, name, filters[name] ?? 'string'))),
    ...readPlace(query.get('after'), query.get('until'), key),
  }
}

function readLimit(text: string | null, usual: number): number {
  if (text === null) return usual
  const limit = Number(text)
  if (!/^\d{1,9}$/.test(text) || limit < 1) throw new Refusal(refusal('bad_parameter.limit', mostFeatures))
  // As the standard has it, more than the most is answered with the most.
  return Math.min(limit, mostFeatures)
}

const plainNumber = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d{1,2})?$/

function readBox(text: string | null): Box | undefined {
  if (text === null) return undefined
  const parts = text.split(',').map((part) => part.trim())
  const numbers = parts.map(Number)
  const isBox = (parts.length === 4 || parts.length === 6) && parts.every((part) => plainNumber.test(part))
  // With six, heights stand third and last; no feature has one.
  const [west = NaN, south = NaN, east = NaN, north = NaN] =
    numbers.length === 6 ? [0, 1, 3, 4].map((at) => numbers[at] ?? NaN) : numbers
  if (!isBox || south > north) throw new Refusal(refusal('bad_parameter.bbox'))
  return { west, south, east, north }
}

const dayOnly = /^\d{4}-\d{2}-\d{2}$/
const instant = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(\.\d{1,9})?([Zz]|[+-]\d{2}:\d{2})$/

const badTime = () => new Refusal(refusal('bad_parameter.datetime'))

function readDay(text: string): string {
  if (!dayOnly.test(text) && !instant.test(text)) throw badTime()
  const [day = ''] = text.split(/[Tt]/)
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day || day < '1000') throw badTime()
  if (dayOnly.test(text)) return day
  const at = new Date(text.toUpperCase())
  if (Number.isNaN(at.getTime())) throw badTime()
  return berlinDay(at)
}

function readDays(text: string | null): Days | undefined {
  if (text === null) return undefined
  const ends = text.split('/')
  if (ends.length > 2) throw badTime()
  if (ends.length === 1) {
    const day = readDay(text)
    return { from: day, to: day }
  }
  const [from, to] = ends.map((end) => (end === '..' || end === '' ? undefined : readDay(end)))
  if ((from === undefined && to === undefined && text === '/') || (from !== undefined && to !== undefined && from > to))
    throw badTime()
  return { from, to }
}

const filterForms: Readonly<Record<FilterType, RegExp>> = {
  string: /^\P{C}{1,200}$/u,
  integer: /^\d{1,9}$/,
  boolean: /^(true|false)$/,
}

function readFilter(query: URLSearchParams, name: string, type: FilterType): [string, string][] {
  const value = query.get(name)
  if (value === null) return []
  if (!filterForms[type].test(value)) throw new Refusal(refusal('bad_parameter.value', name))
  return [[name, value]]
}

function readPlace(after: string | null, until: string | null, key: RegExp) {
  if (after === null && until === null) return { after: undefined, until: undefined }
  if (after === null || until === null || !key.test(after) || !/^\d{1,15}$/.test(until)) {
    throw new Refusal(refusal('bad_parameter.place'))
  }
  return { after, until: Number(until) }
}

/** Whether a place lies in the box, edges included. */
export const isIn = ({ west, south, east, north }: Box, [lon, lat]: readonly [number, number]): boolean =>
  lat >= south && lat <= north && (west <= east ? lon >= west && lon <= east : lon >= west || lon <= east)
