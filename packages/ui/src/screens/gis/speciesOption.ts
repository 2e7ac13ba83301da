import type { SpeciesHit } from '@waldkerf/domain/beetles/speciesSearch'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import { otherName } from '@waldkerf/domain/beetles/wordedSpecies'

/** A species that a search found, as an option; another name that was met stands beside its Latin one. */
export const speciesOption =
  (synonym: (name: string) => string) =>
  ({ species, by }: SpeciesHit) => ({
    value: String(species.id),
    label: species.de,
    detail: detail(species, by, synonym),
  })

function detail(species: Species, by: SpeciesHit['by'], synonym: (name: string) => string): string {
  const { de, sci } = species
  const met = (by === 'alt' || by === 'en') && species[by]
  // A Latin name that is read first has the German one beside it.
  return met && met !== de && de !== sci ? `${sci}, ${synonym(met)}` : otherName(species)
}
