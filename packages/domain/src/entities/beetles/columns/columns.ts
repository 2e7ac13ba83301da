import type { Beetle } from '../beetles.ts'
import { dayFromNumber, toInstant } from './times.ts'
import type { TextColumn } from './wire.ts'

/** A text column: row `i` has `values[codes[i]]`. A value may stand in the list without a row that has it. */
export interface CodedTexts<Text extends string | null = string | null> {
  values: readonly Text[]
  codes: Uint32Array
}

/** Stands for 'no day' in `fund_datum`. */
export const noDay = -(2 ** 31)

type TextColumns = { readonly [Name in TextColumn]: CodedTexts<Beetle[Name]> }

/** Records in memory, column by column, newest first: typed arrays, which a worker hands over without copying. */
export interface BeetleColumns extends TextColumns {
  /** Marker to ask for later changes with. */
  stand: string
  length: number
  id: Float64Array
  /** kaeferarten.id */
  art: Int32Array
  /** benutzer.user_id; 0: not shown. */
  user_id: Float64Array
  /** Days since 1970-01-01, or `noDay`. */
  fund_datum: Int32Array
  /** Microseconds since 1970, UTC. */
  gemeldet_am: Float64Array
  /** WGS 84 degrees; NaN: none. */
  lat: Float64Array
  lon: Float64Array
  bilder_anzahl: Int32Array
  version: Int32Array
  /** 1: answered. */
  beantwortet: Uint8Array
}

/** Null is a value like others. */
function textAt<Text extends string | null>({ values, codes }: CodedTexts<Text>, index: number): Text | '' {
  const value = values[codes[index] ?? 0]
  return value === undefined ? '' : value
}
const degreesAt = (column: Float64Array, index: number) => {
  const value = column[index] ?? Number.NaN
  return Number.isNaN(value) ? null : value
}

/** One record as rows have it. @param index below `length` */
export function beetleAt(columns: BeetleColumns, index: number): Beetle {
  const day = columns.fund_datum[index] ?? noDay
  return {
    id: columns.id[index] ?? 0,
    art: columns.art[index] ?? 0,
    status: textAt(columns.status, index),
    published_from: textAt(columns.published_from, index),
    letzter_bearbeiter: textAt(columns.letzter_bearbeiter, index),
    message: textAt(columns.message, index),
    user_id: columns.user_id[index] || null,
    fund_datum: day === noDay ? null : dayFromNumber(day),
    gemeldet_am: toInstant(columns.gemeldet_am[index] ?? 0),
    lat: degreesAt(columns.lat, index),
    lon: degreesAt(columns.lon, index),
    bundesland: textAt(columns.bundesland, index),
    bilder_anzahl: columns.bilder_anzahl[index] ?? 0,
    version: columns.version[index] ?? 1,
    beantwortet: columns.beantwortet[index] === 1,
  }
}

/** All records as rows have them, in the order of the columns. */
export const toBeetles = (columns: BeetleColumns): Beetle[] =>
  Array.from({ length: columns.length }, (_, index) => beetleAt(columns, index))

/** The memory behind the columns, for `postMessage` to hand over. */
export function columnBuffers(columns: BeetleColumns): ArrayBuffer[] {
  return Object.values(columns)
    .map((column: unknown) => (isCoded(column) ? column.codes : column))
    .flatMap((column) => (ArrayBuffer.isView(column) ? [column.buffer as ArrayBuffer] : []))
}

const isCoded = (column: unknown): column is CodedTexts =>
  typeof column === 'object' && column !== null && 'codes' in column
