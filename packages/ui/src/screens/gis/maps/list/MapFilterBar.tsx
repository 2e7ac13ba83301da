import { emptyMapFilter, isEmptyMapFilter, type MapFilter } from '@waldkerf/domain/maps/mapFilter'
import { type ReactNode, useMemo } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Combobox } from '@waldkerf/ui/parts/Combobox/Combobox'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { TypedField } from '@waldkerf/ui/parts/TypedField/TypedField'
import { Actions, Bar, FieldPlace, Fields, Title } from '../../filter/FilterBar.styles.ts'
import type { ClientChoice } from '../mapsTypes.ts'
import { texts } from '../MapsScreen.texts.ts'
import { MapStatusChips } from './MapStatusChips.tsx'
import type { MapList } from './useMapList.ts'
import { YearField } from './YearField.tsx'

export interface MapFilterBarProps {
  filter: MapFilter
  list: MapList
  clients: readonly ClientChoice[]
  /** False while nothing is known yet. */
  known: boolean
  onFilter: (filter: MapFilter) => void
  /** Saved views and the new map, at the end of the first row. */
  children: ReactNode
}

/** What the list of maps is narrowed to, and how many that leaves. */
export function MapFilterBar({ filter, list, clients, known, onFilter, children }: MapFilterBarProps) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const change = (part: Partial<MapFilter>) => onFilter({ ...filter, ...part })
  const clientOptions = useMemo(
    () => [
      { value: '', label: t.filter.allClients },
      ...clients.map(({ client_id, name }) => ({ value: String(client_id), label: name })),
    ],
    [clients, t],
  )
  return (
    <Bar aria-label={t.filter.label}>
      <Title>
        <h1 tabIndex={-1}>{t.title}</h1>
        <output>{known && t.shown(number(list.rows.length), number(list.all.length))}</output>
      </Title>
      <MapStatusChips
        statuses={list.statuses}
        chosen={filter.status}
        counts={list.counts}
        onChange={(status) => change({ status })}
      />
      <Actions>{children}</Actions>
      <Fields $whole>
        <FieldPlace>
          <TypedField
            type="search"
            label={t.filter.search}
            placeholder={t.filter.searchHint}
            value={filter.search}
            onChange={(value) => change({ search: value })}
          />
        </FieldPlace>
        <FieldPlace>
          <Combobox
            label={t.filter.client}
            options={clientOptions}
            value={filter.client === undefined ? '' : String(filter.client)}
            onChange={(value) => change({ client: value ? Number(value) : undefined })}
          />
        </FieldPlace>
        <FieldPlace>
          <Select
            aria-label={t.filter.typ}
            value={filter.typ}
            onChange={(event) => change({ typ: event.target.value })}
          >
            <option value="">{t.filter.allTypes}</option>
            {[...new Set([...list.types, ...(filter.typ ? [filter.typ] : [])])].map((typ) => (
              <option key={typ}>{typ}</option>
            ))}
          </Select>
        </FieldPlace>
        <FieldPlace>
          <Select
            aria-label={t.filter.georef}
            value={filter.georef}
            onChange={(event) => change({ georef: event.target.value as MapFilter['georef'] })}
          >
            {(['', 'with', 'without'] as const).map((one) => (
              <option key={one} value={one}>
                {t.filter.georefs[one]}
              </option>
            ))}
          </Select>
        </FieldPlace>
        <YearField label={t.filter.from} year={filter.from} onChange={(from) => change({ from })} />
        <YearField label={t.filter.to} year={filter.to} onChange={(to) => change({ to })} />
        {!isEmptyMapFilter(filter) && (
          <Button variant="quiet" icon="undo" onClick={() => onFilter(emptyMapFilter)}>
            {t.filter.reset}
          </Button>
        )}
      </Fields>
    </Bar>
  )
}
