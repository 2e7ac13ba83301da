import type { Species } from '@waldkerf/domain/entities/beetles/beetles'

/** Words beside the species' names in a list. */
interface OptionWords {
  /** Of those that were chosen lately. */
  recent: string
}

/** Species to choose from: the recent ones first, the others in German order; both names can be typed. */
export function speciesOptions(species: readonly Species[], recent: readonly number[], words: OptionWords) {
  const collator = new Intl.Collator('de')
  const place = (id: number) => (recent.includes(id) ? recent.indexOf(id) : recent.length)
  return species
    .toSorted((a, b) => place(a.id) - place(b.id) || collator.compare(a.de, b.de))
    .map(({ id, de, sci }) => ({
      value: String(id),
      label: de,
      detail: recent.includes(id) ? `${sci} · ${words.recent}` : sci,
    }))
}
