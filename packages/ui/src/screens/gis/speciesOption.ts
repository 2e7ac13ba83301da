import type { SpeciesHit } from '@waldkerf/domain/beetles/speciesSearch'
import { otherName } from '@waldkerf/domain/beetles/wordedSpecies'

/** A species that a search found, as an option; the synonym that was met stands beside its Latin name. */
export const speciesOption =
  (synonym: (name: string) => string) =>
  ({ species, by }: SpeciesHit) => ({
    value: String(species.id),
    label: species.de,
    // In English the German name is the first of the others.
    detail: by === 'alt' && species.de !== species.sci ? `${species.sci}, ${synonym(species.alt)}` : otherName(species),
  })
