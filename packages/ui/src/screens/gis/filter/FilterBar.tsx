import type { Beetle, Species } from '@waldkerf/domain/entities/beetles'
import { useMemo } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Combobox } from '@waldkerf/ui/parts/Combobox/Combobox'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { type BeetleFilter, isEmptyFilter, statesOf } from '../beetleFilter.ts'
import { texts } from '../GisScreen.texts.ts'
import { Bar, FieldPlace, Fields, Title, Toggle } from './FilterBar.styles.ts'
import { speciesOptions } from './speciesOptions.ts'
import { StatusChips } from './StatusChips.tsx'

export interface FilterBarProps {
  heading: string
  filter: BeetleFilter
  /** All records, as far as they are there. */
  beetles: readonly Beetle[] | undefined
  species: readonly Species[]
  /** How many records each status would show. */
  counts: ReadonlyMap<string, number>
  /** How many records the filter leaves. */
  shown: number
  onFilter: (filter: BeetleFilter) => void
  onReset: () => void
}

/** The slim bar over map and table: what is chosen, and how many records that leaves. */
export function FilterBar({
  heading,
  filter,
  beetles = [],
  species,
  counts,
  shown,
  onFilter,
  onReset,
}: FilterBarProps) {
  const t = useTexts(texts).filter
  const { number } = useFormat()
  const states = useMemo(() => statesOf(beetles), [beetles])
  const speciesChoices = useMemo(() => [{ value: '', label: t.allSpecies }, ...speciesOptions(species)], [species, t])
  const change = (part: Partial<BeetleFilter>) => onFilter({ ...filter, ...part })
  return (
    <Bar aria-label={t.label}>
      <Title>
        <h1 tabIndex={-1}>{heading}</h1>
        <output>{t.shown(number(shown), number(beetles.length))}</output>
      </Title>
      <StatusChips chosen={filter.status} counts={counts} onChange={(status) => change({ status })} />
      <Fields>
        <FieldPlace>
          <Combobox
            label={t.species}
            options={speciesChoices}
            value={filter.art === undefined ? '' : String(filter.art)}
            onChange={(value) => change({ art: value ? Number(value) : undefined })}
          />
        </FieldPlace>
        <FieldPlace>
          <Select
            aria-label={t.state}
            value={filter.bundesland}
            onChange={(event) => change({ bundesland: event.target.value })}
          >
            <option value="">{t.allStates}</option>
            {states.map((state) => (
              <option key={state}>{state}</option>
            ))}
          </Select>
        </FieldPlace>
        <FieldPlace>
          <TextField
            type="search"
            label={t.search}
            placeholder={t.searchHint}
            value={filter.search}
            onChange={(event) => change({ search: event.target.value })}
          />
        </FieldPlace>
        <Toggle
          type="button"
          aria-pressed={filter.onlySection ?? false}
          onClick={() => change({ onlySection: !filter.onlySection })}
        >
          <Icon name="crosshair" size={16} />
          {t.onlySection}
        </Toggle>
        {!isEmptyFilter(filter) && (
          <Button variant="quiet" icon="undo" onClick={onReset}>
            {t.reset}
          </Button>
        )}
      </Fields>
    </Bar>
  )
}
