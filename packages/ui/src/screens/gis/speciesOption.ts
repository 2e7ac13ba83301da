import type { SpeciesHit } from '@waldkerf/domain/beetles/speciesSearch'

/** A species that a search found, as an option; the synonym that was met stands beside its Latin name. */
export const speciesOption =
  (synonym: (name: string) => string) =>
  ({ species: { id, de, sci, alt }, by }: SpeciesHit) => ({
    value: String(id),
    label: de,
    detail: by === 'alt' ? `${sci}, ${synonym(alt)}` : sci,
  })
