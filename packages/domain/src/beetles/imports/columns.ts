import { findMixUp } from '@waldkerf/domain/georef/coordinates/mixUp'
import { systems } from '@waldkerf/domain/georef/coordinates/systems'
import { type FieldSigns, type ImportColumns, sampleSize } from '@waldkerf/domain/imports/guessColumns'
import type { ImportTable } from '@waldkerf/domain/imports/importTable'
import { readFileDay } from './readDays.ts'
import { readCoordinate } from './readNumbers.ts'

/** The parts of a record that columns can hold, the required ones first. */
export const importFields = ['species', 'day', 'x', 'y', 'id'] as const
export type ImportField = (typeof importFields)[number]

export type FindColumns = ImportColumns<ImportField>

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

const isBetween = (cell: string, least: number, most: number) => {
  const value = /[.,]\d/.test(cell) ? readCoordinate(cell, true) : undefined
  return value !== undefined && value >= least && value <= most
}

/** How the columns of finds are told. */
export const findSigns = (isSpecies: (name: string) => boolean): Readonly<Record<ImportField, FieldSigns>> => ({
  species: { heads: heads.species, cell: isSpecies },
  day: {
    heads: heads.day,
    cell: (cell) => readFileDay(cell, 'dayFirst') !== undefined || readFileDay(cell, 'monthFirst') !== undefined,
  },
  x: { heads: heads.x, cell: (cell) => isBetween(cell, 5, 18) },
  y: { heads: heads.y, cell: (cell) => isBetween(cell, 45.5, 56) },
  id: { heads: heads.id },
})

/** The coordinate system that explains most of the places, also with swapped axes; undefined where none does. */
export function guessSystem(table: ImportTable, columns: FindColumns): number | undefined {
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
