import type { Species } from '../entities/beetles/beetles.ts'
import { isNamed } from './isNamed.ts'

const unknown = { de: 'Unbekannte Art', en: 'Unknown species' } as const

/** A species' name for people: German or Latin as stored, but for the one that stands for 'unknown'. */
export const speciesName = (name: string, language: 'de' | 'en'): string =>
  isNamed({ name }) ? name : unknown[language]

/** The list of species with the words of the product for the one that stands for 'unknown'. */
export const wordedSpecies = (language: 'de' | 'en', species: readonly Species[]): readonly Species[] =>
  species.map((one) => (one.sci === '' ? { ...one, de: unknown[language] } : one))
