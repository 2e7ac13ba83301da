import type { Species } from '../entities/beetles/beetles.ts'

/** Names of species are German or Latin; the one that stands for 'unknown' has words of the product. */
export const wordedSpecies = (language: 'de' | 'en', species: readonly Species[]): readonly Species[] =>
  language === 'de' ? species : species.map((one) => (one.sci === '' ? { ...one, de: 'n. n. – unknown species' } : one))
