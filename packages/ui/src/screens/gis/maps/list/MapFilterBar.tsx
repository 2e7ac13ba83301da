import type { ClientChoice } from '@waldkerf/domain/clients/clientChoice'
import { emptyMapFilter, isEmptyMapFilter, type MapFilter } from '@waldkerf/domain/maps/mapFilter'
import type { ReactNode } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { FilterBar } from '@waldkerf/ui/parts/FilterBar/FilterBar'
import { FilterChips } from '@waldkerf/ui/parts/FilterBar/FilterChips'
import { ChoiceFilter, SearchFilter } from '@waldkerf/ui/parts/FilterBar/FilterFields'
import { ListCount } from '@waldkerf/ui/parts/ListScreen/ListScreen'
import { ClientFilter } from '@waldkerf/ui/screens/clients/choice/ClientFilter'
import { texts } from '../MapsScreen.texts.ts'
import type { MapList } from './useMapList.ts'
import { YearField } from './YearField.tsx'

export interface MapFilterBarProps {
  filter: MapFilter
  list: MapList
  clients: readonly ClientChoice[]
  onFilter: (filter: MapFilter) => void
  /** Saved views and the new map, at the end of the first row. */
  children: ReactNode
}

/** Filters of the list of maps, and the number of maps they leave. */
export function MapFilterBar({ filter, list, clients, onFilter, children }: MapFilterBarProps) {
  const { list: words, noStatus, filter: t } = useTexts(texts)
  const change = (part: Partial<MapFilter>) => onFilter({ ...filter, ...part })
  return (
    <FilterBar
      label={t.label}
      head={{ title: words.title, count: <ListCount list={list} />, actions: children }}
      chips={
        <FilterChips
          label={t.status}
          known={list.statuses}
          chosen={filter.status}
          counts={list.counts}
          onChange={(status) => change({ status })}
          render={(status) => status || noStatus}
        />
      }
      onReset={isEmptyMapFilter(filter) ? undefined : () => onFilter(emptyMapFilter)}
    >
      <SearchFilter hint={t.searchHint} value={filter.search} onChange={(search) => change({ search })} />
      <ClientFilter clients={clients} value={filter.client} onChange={(client) => change({ client })} />
      <ChoiceFilter
        label={t.typ}
        all={t.allTypes}
        options={list.types}
        value={filter.typ}
        onChange={(typ) => change({ typ })}
      />
      <ChoiceFilter
        label={t.georef}
        all={t.georefs['']}
        options={['with', 'without']}
        labels={t.georefs}
        value={filter.georef}
        onChange={(georef) => change({ georef: georef as MapFilter['georef'] })}
      />
      <YearField label={t.from} year={filter.from} onChange={(from) => change({ from })} />
      <YearField label={t.to} year={filter.to} onChange={(to) => change({ to })} />
    </FilterBar>
  )
}
