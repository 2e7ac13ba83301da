import { converter } from '@waldkerf/domain/georef/coordinates/convert'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import { cellReader } from '@waldkerf/domain/imports/guessColumns'
import type { ImportTable } from '@waldkerf/domain/imports/importTable'
import { type RefusedRow, rowIds } from '@waldkerf/domain/imports/rowIds'
import type { FindColumns, ImportField } from './columns.ts'
import { isSlashed, readFileDay, type SlashOrder, slashOrder } from './readDays.ts'
import { readCoordinate } from './readNumbers.ts'
import { similarSpecies, speciesFinder } from './speciesNames.ts'

/** A record as it is sent. */
export interface ImportRow {
  /** Unique within its source, and the same whenever the same row comes again. */
  quell_id: string
  /** kaeferarten.id */
  art: number
  /** `YYYY-MM-DD` */
  fund_datum: string
  lat: number
  lon: number
}

/** Why a row does not come. */
export type RowProblem =
  | 'speciesMissing'
  | 'speciesUnclear'
  | 'speciesLeftOut'
  | 'dayMissing'
  | 'dayUnclear'
  | 'dayOrder'
  | 'dayFuture'
  | 'placeMissing'
  | 'placeUnclear'
  | 'placeOutside'
  | 'placeSwapped'
  | 'idTwice'
  | 'idTooLong'

/** A name that is not exactly that of a species: asked once, not for each row. */
export interface UnclearName {
  name: string
  /** Rows that have it. */
  rows: number
  /** kaeferarten.id, the likeliest first. */
  similar: number[]
}

/** All that a person decides about the rows of a file. */
export interface ImportChoice {
  columns: FindColumns
  epsg: number | undefined
  /** kaeferarten.id of an unclear name; null leaves its rows out. */
  names: Readonly<Record<string, number | null | undefined>>
  /** Whether to swap the axes of places that only then lie in Germany or Austria; undefined: not decided. */
  swap: boolean | undefined
  /** Of days with slashes, where the file does not tell. */
  slashes: SlashOrder | undefined
}

export interface ImportPlan {
  ready: ImportRow[]
  /** The row of the table that each of `ready` comes from. */
  readyRows: number[]
  refused: RefusedRow<RowProblem>[]
  unclear: UnclearName[]
  /** Rows whose axes look swapped. */
  swapped: number
  /** Whether the order of days and months has to be asked. */
  isOrderUnclear: boolean
  /** Ready rows outside Germany and Austria. */
  outside: number
}

/** Fields without which no row can come. */
export const missingFields = (columns: FindColumns): ImportField[] =>
  (['species', 'day', 'x', 'y'] as const).filter((field) => columns[field] === undefined)

/** The fields that a problem can be about. */
const problemFields: Readonly<Record<RowProblem, readonly ImportField[]>> = {
  speciesMissing: ['species'],
  speciesUnclear: ['species'],
  speciesLeftOut: ['species'],
  dayMissing: ['day'],
  dayUnclear: ['day'],
  dayOrder: ['day'],
  dayFuture: ['day'],
  placeMissing: ['x', 'y'],
  placeUnclear: ['x', 'y'],
  placeOutside: ['x', 'y'],
  placeSwapped: ['x', 'y'],
  idTwice: ['id'],
  idTooLong: ['id'],
}

/** The fields of a refused row at fault: of a place that is missing or unreadable the coordinates that are. */
export function faultyFields(
  problem: RowProblem,
  row: readonly string[],
  { columns, epsg }: Pick<ImportChoice, 'columns' | 'epsg'>,
): readonly ImportField[] {
  const cell = cellReader(columns)
  return problemFields[problem].filter((field) => {
    if (problem === 'placeMissing') return cell(row, field) === ''
    return problem !== 'placeUnclear' || readCoordinate(cell(row, field), epsg === 4326) === undefined
  })
}

const decimals = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/** Germany and Austria with some room around them. */
const isNear = ([lon, lat]: readonly [number, number]) => lon > 4 && lon < 19 && lat > 45 && lat < 57
const isPlace = ([lon, lat]: readonly [number, number]) => Math.abs(lon) <= 180 && Math.abs(lat) <= 90

type Place = readonly [lon: number, lat: number]

/** Reads places in one system. */
function placeReader(epsg: number, swap: boolean | undefined) {
  const convert = epsg === 4326 ? (place: Place): Place => place : converter(epsg, 4326)
  const inSystem = (x: number, y: number): Place | undefined => {
    const [lon = Number.NaN, lat = Number.NaN] = convert?.([x, y]) ?? []
    return isPlace([lon, lat]) ? [lon, lat] : undefined
  }
  return (typedX: string, typedY: string): { place?: Place; isSwapped?: boolean; problem?: RowProblem } => {
    if (typedX.trim() === '' || typedY.trim() === '') return { problem: 'placeMissing' }
    const [x, y] = [typedX, typedY].map((typed) => readCoordinate(typed, epsg === 4326))
    if (x === undefined || y === undefined) return { problem: 'placeUnclear' }
    const place = inSystem(x, y)
    if (place && isNear(place)) return { place }
    const turned = inSystem(y, x)
    const isSwapped = turned !== undefined && isNear(turned)
    if (isSwapped && swap === undefined) return { isSwapped, problem: 'placeSwapped' }
    const chosen = isSwapped && swap ? turned : place
    return chosen ? { isSwapped, place: chosen } : { isSwapped, problem: 'placeOutside' }
  }
}

/** Keeps what was made of a text, since files repeat themselves. */
function remembering<T>(make: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>()
  return (text) => {
    if (!kept.has(text)) kept.set(text, make(text))
    return kept.get(text) as T
  }
}

/**
 * Which rows of a file become records, and why the others do not: each row is either ready or refused.
 * @param today `YYYY-MM-DD`
 */
export function planImport(
  { rows }: Pick<ImportTable, 'rows'>,
  { columns, epsg, names, swap, slashes }: ImportChoice,
  { species, today }: { species: readonly Species[]; today: string },
): ImportPlan {
  const plan: ImportPlan = {
    ready: [],
    readyRows: [],
    refused: [],
    unclear: [],
    swapped: 0,
    isOrderUnclear: false,
    outside: 0,
  }
  if (missingFields(columns).length > 0 || epsg === undefined) return plan
  const cell = cellReader(columns)
  const find = remembering(speciesFinder(species))
  const told = slashOrder(rows.map((row) => cell(row, 'day')))
  const order = told ?? slashes
  const readDay = remembering((typed) => readFileDay(typed, order))
  const readPlace = placeReader(epsg, swap)
  const asked = new Map<string, UnclearName>()
  const idFor = rowIds()

  const speciesAt = (name: string): number | RowProblem => {
    if (name === '') return 'speciesMissing'
    const known = find(name)
    if (known !== undefined) return known
    const unclear = asked.get(name) ?? { name, rows: 0, similar: [] }
    unclear.rows += 1
    asked.set(name, unclear)
    const chosen = names[name]
    return chosen === undefined ? 'speciesUnclear' : (chosen ?? 'speciesLeftOut')
  }
  const dayAt = (typed: string): { day: string } | { problem: RowProblem } => {
    if (typed === '') return { problem: 'dayMissing' }
    const day = readDay(typed)
    if (day !== undefined) return day > today ? { problem: 'dayFuture' } : { day }
    return { problem: order === undefined && isSlashed(typed) ? 'dayOrder' : 'dayUnclear' }
  }
  const readRow = (row: readonly string[]): ImportRow | RowProblem[] => {
    const art = speciesAt(cell(row, 'species'))
    const read = dayAt(cell(row, 'day'))
    const { place, isSwapped, problem } = readPlace(cell(row, 'x'), cell(row, 'y'))
    if (isSwapped) plan.swapped += 1
    if ('problem' in read && read.problem === 'dayOrder') plan.isOrderUnclear = true
    const problems: RowProblem[] = []
    if (typeof art === 'string') problems.push(art)
    if ('problem' in read) problems.push(read.problem)
    if (!place) problems.push(problem ?? 'placeUnclear')
    if (typeof art === 'string' || 'problem' in read || !place) return problems
    const [lon, lat] = place.map(decimals) as [number, number]
    const found = idFor(cell(row, 'id'), `${art} ${read.day} ${lat} ${lon}`)
    if ('problem' in found) return [found.problem]
    if (!isNear([lon, lat])) plan.outside += 1
    return { quell_id: found.id, art, fund_datum: read.day, lat, lon }
  }
  for (const [at, row] of rows.entries()) {
    const made = readRow(row)
    if (Array.isArray(made)) plan.refused.push({ row: at, problems: made })
    else {
      plan.ready.push(made)
      plan.readyRows.push(at)
    }
  }
  plan.isOrderUnclear ||= slashes !== undefined && told === undefined && rows.some((row) => isSlashed(cell(row, 'day')))
  plan.unclear = [...asked.values()]
    .map((unclear) => ({ ...unclear, similar: similarSpecies(species, unclear.name) }))
    .toSorted((a, b) => b.rows - a.rows)
  return plan
}
