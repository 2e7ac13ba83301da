import { type ClientFilter, emptyClientFilter, isEmptyClientFilter } from '@waldkerf/domain/clients/clientFilter'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { TypedField } from '@waldkerf/ui/parts/TypedField/TypedField'
import { Bar, Place } from '../../users/list/UserFilterBar.styles.ts'
import { texts } from '../ClientsScreen.texts.ts'

export interface ClientFilterBarProps {
  filter: ClientFilter
  /** Federal states that occur. */
  states: readonly string[]
  onFilter: (filter: ClientFilter) => void
}

/** What the list of clients is narrowed to. */
export function ClientFilterBar({ filter, states, onFilter }: ClientFilterBarProps) {
  const t = useTexts(texts).filter
  return (
    <Bar aria-label={t.label}>
      <Place data-wide>
        <TypedField
          type="search"
          label={t.search}
          placeholder={t.searchHint}
          value={filter.search}
          onChange={(value) => onFilter({ ...filter, search: value })}
        />
      </Place>
      <Place>
        <Select
          aria-label={t.state}
          value={filter.bundesland}
          onChange={(event) => onFilter({ ...filter, bundesland: event.target.value })}
        >
          <option value="">{t.allStates}</option>
          {states.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </Select>
      </Place>
      {!isEmptyClientFilter(filter) && (
        <Button variant="quiet" icon="undo" onClick={() => onFilter(emptyClientFilter)}>
          {t.reset}
        </Button>
      )}
    </Bar>
  )
}
