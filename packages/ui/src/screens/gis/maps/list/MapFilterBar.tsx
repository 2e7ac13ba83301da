import type { ClientChoice } from '@waldkerf/domain/clients/clientChoice'
import { emptyMapFilter, isEmptyMapFilter, isGeoreferenced, type MapFilter } from '@waldkerf/domain/maps/mapFilter'
import type { ReactNode } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { FilterBar } from '@waldkerf/ui/parts/FilterBar/FilterBar'
import { FilterChips } from '@waldkerf/ui/parts/FilterBar/FilterChips'
import { ChoiceFilter, SearchFilter } from '@waldkerf/ui/parts/FilterBar/FilterFields'
import { ListCount } from '@waldkerf/ui/parts/ListScreen/ListScreen'
import { ClientFilter } from '@waldkerf/ui/screens/clients/choice/ClientFilter'
import { Aside } from '../../filter/FilterBar.styles.ts'
import { texts } from '../MapsScreen.texts.ts'
import type { MapList } from './useMapList.ts'
import { useMapNote } from './useMapNote.ts'
import { useStatusWord } from './useStatusWord.ts'
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
  const { list: words, filter: t } = useTexts(texts)
  const statusWord = useStatusWord()
  const change = (part: Partial<MapFilter>) => onFilter({ ...filter, ...part })
  return (
    <FilterBar
      label={t.label}
      search={<SearchFilter hint={t.searchHint} value={filter.search} onChange={(search) => change({ search })} />}
      set={useMapNote(filter, clients).set}
      head={{
        title: words.title,
        count: <MapCount list={list} filter={filter} onFilter={onFilter} />,
        actions: children,
      }}
      chips={
        <FilterChips
          label={t.status}
          known={list.statuses}
          chosen={filter.status}
          counts={list.counts}
          onChange={(status) => change({ status })}
          render={statusWord}
        />
      }
      onReset={isEmptyMapFilter(filter) ? undefined : () => onFilter(emptyMapFilter)}
    >
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

/** How many maps there are, and how many of them the map beside the list cannot show: that leads to them. */
function MapCount({ list, filter, onFilter }: Pick<MapFilterBarProps, 'list' | 'filter' | 'onFilter'>) {
  const { filter: t } = useTexts(texts)
  const { number } = useFormat()
  const placeless = filter.georef === '' ? list.rows.filter((row) => !isGeoreferenced(row)).length : 0
  return (
    <>
      <ListCount list={list} />
      {placeless > 0 && (
        <Aside
          type="button"
          onClick={({ currentTarget }) => {
            // The button goes: all that are shown are without then.
            currentTarget.closest('search')?.querySelector('h1')?.focus()
            onFilter({ ...filter, georef: 'without' })
          }}
        >
          {t.placeless(number(placeless))}
        </Aside>
      )}
    </>
  )
}
