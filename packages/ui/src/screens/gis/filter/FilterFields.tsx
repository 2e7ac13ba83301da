import type { BeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import { otherName } from '@waldkerf/domain/beetles/wordedSpecies'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import { useMemo } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Combobox } from '@waldkerf/ui/parts/Combobox/Combobox'
import { FieldPlace } from '@waldkerf/ui/parts/FilterBar/FilterBar'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { TypedField } from '@waldkerf/ui/parts/TypedField/TypedField'
import { texts } from './filter.texts.ts'

export interface FilterFieldsProps {
  filter: BeetleFilter
  choices: {
    species: readonly Species[]
    /** kaeferarten.id, the latest first. */
    recentSpecies?: readonly number[] | undefined
    /** Bundesländer */
    states: readonly string[]
  }
  onChange: (part: Partial<BeetleFilter>) => void
}

const none: readonly number[] = []

/** The filters that are used most, beside the words: species and Bundesland. */
export function FilterFields({ filter, choices, onChange }: FilterFieldsProps) {
  const t = useTexts(texts)
  const { species, recentSpecies = none, states } = choices
  const speciesChoices = useMemo(
    () => [{ value: '', label: t.allSpecies }, ...speciesOptions(species, recentSpecies, t)],
    [species, recentSpecies, t],
  )
  // A link may name one that has no records any more: it is shown, so that it can be taken away.
  const shownStates = filter.bundesland && !states.includes(filter.bundesland) ? [filter.bundesland, ...states] : states
  return (
    <>
      <FieldPlace>
        <Combobox
          label={t.species}
          options={speciesChoices}
          value={filter.art === undefined ? '' : String(filter.art)}
          onChange={(value) => onChange({ art: value ? Number(value) : undefined })}
        />
      </FieldPlace>
      <FieldPlace>
        <Select
          aria-label={t.state}
          value={filter.bundesland}
          onChange={(event) => onChange({ bundesland: event.target.value })}
        >
          <option value="">{t.allStates}</option>
          {shownStates.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </Select>
      </FieldPlace>
    </>
  )
}

/** The words that are looked for. */
export function SearchField({ filter, onChange }: Omit<FilterFieldsProps, 'choices'>) {
  const t = useTexts(texts)
  return (
    <FieldPlace>
      <TypedField
        type="search"
        label={t.search}
        placeholder={t.searchHint}
        value={filter.search}
        onChange={(value) => onChange({ search: value })}
      />
    </FieldPlace>
  )
}

/** Words beside the species' names in a list. */
interface OptionWords {
  /** Of those that were chosen lately. */
  recent: string
}

/** Species to choose from: the recent ones first, the others in German order; both names can be typed. */
function speciesOptions(species: readonly Species[], recent: readonly number[], words: OptionWords) {
  const collator = new Intl.Collator('de')
  const place = (id: number) => (recent.includes(id) ? recent.indexOf(id) : recent.length)
  return species
    .toSorted((a, b) => place(a.id) - place(b.id) || collator.compare(a.de, b.de))
    .map((one) => ({
      value: String(one.id),
      label: one.de,
      detail: [otherName(one), recent.includes(one.id) && words.recent].filter(Boolean).join(' · '),
    }))
}
