import type { Species } from '../entities/beetles/beetles.ts'
import { isNamed } from './isNamed.ts'

const unknown = { de: 'Unbekannte Art', en: 'Unknown species' } as const

/** A species' name for people: as the list or the service has it, but for the one that stands for 'unknown'. */
export const speciesName = (name: string, language: 'de' | 'en'): string =>
  isNamed({ name }) ? name : unknown[language]

function worded(one: Species, language: 'de' | 'en'): Species {
  if (one.sci === '') return { ...one, de: unknown[language] }
  if (language === 'de') return one
  return { ...one, de: one.en || one.sci, alt: [one.de, one.alt].filter(Boolean).join(', ') }
}

/**
 * The list of species with the words of the product for the one that stands for 'unknown'. In English the English name,
 * or the Latin one where there is none, stands in the place of the German one, which is then the first of the other
 * names, so that it is still found.
 */
export const wordedSpecies = (language: 'de' | 'en', species: readonly Species[]): readonly Species[] =>
  species.map((one) => worded(one, language))

const firstOther = ({ alt }: Species) => alt.split(',')[0] ?? ''

/** The name beside the one that is read first: the Latin one, or the German one beside it. */
export const otherName = (one: Species): string => (one.de === one.sci ? firstOther(one) : one.sci)

/** For templates and files, which are German, or name the language. */
export const germanName = (one: Species): string =>
  one.de === one.sci || one.de === one.en ? firstOther(one) || one.sci : one.de

/** Rows that come with a German name, with the one that the list of species has. */
export const withSpeciesNames = <Row extends { art: number; name: string }>(
  rows: readonly Row[],
  species: readonly Species[],
): Row[] => {
  const names = new Map(species.flatMap(({ id, de, sci }) => (sci ? [[id, de] as const] : [])))
  return rows.map((row) => ({ ...row, name: names.get(row.art) ?? row.name }))
}
