import { type ClientFilter, emptyClientFilter, isEmptyClientFilter } from '@waldkerf/domain/clients/clientFilter'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { FilterBar } from '@waldkerf/ui/parts/FilterBar/FilterBar'
import { ChoiceFilter, SearchFilter } from '@waldkerf/ui/parts/FilterBar/FilterFields'
import { texts } from '../ClientsScreen.texts.ts'
import { useClientNote } from './useClientNote.ts'

export interface ClientFilterBarProps {
  filter: ClientFilter
  /** Federal states that occur. */
  states: readonly string[]
  onFilter: (filter: ClientFilter) => void
}

export function ClientFilterBar({ filter, states, onFilter }: ClientFilterBarProps) {
  const t = useTexts(texts).filter
  const change = (part: Partial<ClientFilter>) => onFilter({ ...filter, ...part })
  return (
    <FilterBar
      label={t.label}
      search={<SearchFilter hint={t.searchHint} value={filter.search} onChange={(search) => change({ search })} />}
      set={useClientNote(filter).set}
      onReset={isEmptyClientFilter(filter) ? undefined : () => onFilter(emptyClientFilter)}
    >
      <ChoiceFilter
        label={t.state}
        all={t.allStates}
        options={states}
        value={filter.bundesland}
        onChange={(bundesland) => change({ bundesland })}
      />
    </FilterBar>
  )
}
