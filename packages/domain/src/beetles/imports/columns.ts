import { findMixUp } from '@waldkerf/domain/georef/coordinates/mixUp'
import { systems } from '@waldkerf/domain/georef/coordinates/systems'
import { folded } from '@waldkerf/domain/search/folded'
import type { ImportTable } from './importTable.ts'
import { readFileDay } from './readDays.ts'
import { readCoordinate } from './readNumbers.ts'

/** The parts of a record that columns can hold, the required ones first. */
export const importFields = ['species', 'day', 'x', 'y', 'id'] as const
export type ImportField = (typeof importFields)[number]

/** The column of each field, by its place; undefined where there is none. */
export type ImportColumns = { readonly [Field in ImportField]?: number | undefined }

/** Heads by field as `folded` makes them, the preferred ones first. */
const heads: Readonly<Record<ImportField, readonly RegExp[]>> = {
  species: [
    /^(species|art|kaeferart|kaefer|spezies)$/,
    /^(acceptedscientificname|scientificname|scientific name|wiss(enschaftlicher)? (art)?name|lateinischer name|latein)$/,
    /^(deutscher name|artname|artenname|taxon|taxonname|taxon name|vernacularname|verbatimscientificname)$/,
    /\b(art|species|taxon)\b/,
  ],
  day: [
    /^(eventdate|fund datum|funddatum|beobachtungsdatum|fundtag|observed on)$/,
    /^(datum|date|tag|day|gefunden am|fund|beobachtet am)$/,
    /datum|date$/,
  ],
  x: [
    /^(decimallongitude|longitude|lon|lng|long|laenge|laengengrad|geogr laenge)$/,
    /^(x|rechtswert|rw|ostwert|easting|east|e|x koordinate|xkoord|coord x)$/,
    /laenge|longitude|easting|rechtswert/,
  ],
  y: [
    /^(decimallatitude|latitude|lat|breite|breitengrad|geogr breite)$/,
    /^(y|hochwert|hw|nordwert|northing|north|n|y koordinate|ykoord|coord y)$/,
    /breite|latitude|northing|hochwert/,
  ],
  id: [/^(gbifid|occurrenceid|quell id|uuid|guid)$/, /^(id|fid|kennung|nr|nummer|feature id|catalognumber|lfd nr)$/],
}

const sampleSize = 50

/** The first filled cells of a column. */
function sample({ rows }: ImportTable, column: number): string[] {
  const found: string[] = []
  for (const row of rows) {
    const cell = row[column]?.trim()
    if (cell) found.push(cell)
    if (found.length === sampleSize) break
  }
  return found
}

const mostly = (cells: readonly string[], test: (cell: string) => boolean) =>
  cells.length > 0 && cells.filter(test).length >= cells.length * 0.6

const isBetween = (cell: string, least: number, most: number) => {
  const value = /[.,]\d/.test(cell) ? readCoordinate(cell, true) : undefined
  return value !== undefined && value >= least && value <= most
}

/** Columns whose heads say nothing are told by their cells. */
function contentTests(
  isSpecies: (name: string) => boolean,
): Readonly<Partial<Record<ImportField, (cell: string) => boolean>>> {
  return {
    species: isSpecies,
    day: (cell) => readFileDay(cell, 'dayFirst') !== undefined || readFileDay(cell, 'monthFirst') !== undefined,
    y: (cell) => isBetween(cell, 45.5, 56),
    x: (cell) => isBetween(cell, 5, 18),
  }
}

/** Guesses which column is what, by the heads first and by the cells where these say nothing. */
export function guessColumns(table: ImportTable, isSpecies: (name: string) => boolean): ImportColumns {
  const names = table.head.map(folded)
  const taken = new Map<ImportField, number>()
  const isFree = (column: number) => ![...taken.values()].includes(column)
  const take = (field: ImportField, find: (column: number) => boolean) => {
    const column = taken.has(field) ? -1 : names.findIndex((_, at) => isFree(at) && find(at))
    if (column >= 0) taken.set(field, column)
  }
  for (const field of importFields)
    for (const pattern of heads[field])
      take(field, (column) => pattern.test(names[column] ?? '') && sample(table, column).length > 0)
  const tests = contentTests(isSpecies)
  for (const field of importFields) {
    const test = tests[field]
    if (test) take(field, (column) => mostly(sample(table, column), test))
  }
  return Object.fromEntries(taken)
}

/** By which a choice of columns is remembered: the same source has the same heads. */
export const headKey = ({ head }: Pick<ImportTable, 'head'>): string => head.map(folded).toSorted().join('|')

/** The coordinate system that explains most of the places, also with swapped axes; undefined where none does. */
export function guessSystem(table: ImportTable, columns: ImportColumns): number | undefined {
  if (table.epsg !== undefined) return table.epsg
  const { x, y } = columns
  if (x === undefined || y === undefined) return undefined
  const places = table.rows.slice(0, sampleSize).flatMap((row) => {
    const [east, north] = [x, y].map((column) => {
      const cell = row[column] ?? ''
      const degrees = readCoordinate(cell, true)
      return degrees !== undefined && Math.abs(degrees) <= 180 ? degrees : readCoordinate(cell, false)
    })
    return east === undefined || north === undefined ? [] : [[east, north] as const]
  })
  if (places.length === 0) return undefined
  const isDegrees = places.every(([east, north]) => Math.abs(east) <= 180 && Math.abs(north) <= 180)
  if (isDegrees) return 4326
  const fitting = (isFitting: (epsg: number, place: readonly [number, number]) => boolean) =>
    systems.find(({ epsg }) => places.filter((place) => isFitting(epsg, place)).length > places.length / 2)?.epsg
  return (
    fitting((epsg, place) => findMixUp(epsg, place) === null) ??
    fitting((epsg, place) => {
      const mixUp = findMixUp(epsg, place)
      return mixUp?.epsg === epsg && mixUp.swapped
    })
  )
}
