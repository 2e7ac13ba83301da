import type { Species } from '@waldkerf/domain/entities/beetles'

/** Species to choose from, in German order; both names can be typed. */
export function speciesOptions(species: readonly Species[]) {
  const collator = new Intl.Collator('de')
  return species
    .map(({ id, de, sci }) => ({ value: String(id), label: de, detail: sci }))
    .toSorted((a, b) => collator.compare(a.label, b.label))
}
