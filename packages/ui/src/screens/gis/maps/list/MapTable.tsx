import { emptyMapFilter, type MapRow } from '@waldkerf/domain/maps/mapFilter'
import type { ReactNode } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import {
  DataTable,
  type ShownRows,
  type TablePicking,
  type TableSelection,
} from '@waldkerf/ui/parts/DataTable/DataTable'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { ExportMenu } from '@waldkerf/ui/parts/ExportMenu/ExportMenu'
import type { MapsActions, MapsState } from '../mapsTypes.ts'
import { texts } from '../MapsScreen.texts.ts'
import { useMapExport } from './mapExport.ts'
import type { MapList } from './useMapList.ts'

export interface MapTableProps {
  list: MapList
  state: Pick<MapsState, 'sort' | 'footprints'>
  actions: Pick<MapsActions, 'setSort' | 'setFilter'>
  selection: TableSelection
  picking: TablePicking
}

const keyOf = ({ id }: MapRow) => id
const keep = { name: 'maps' }

/** The filtered maps as a table, and as files: in GeoJSON each with the outline of its sheet. */
export function MapTable({ list, state, actions, selection, picking }: MapTableProps) {
  const t = useTexts(texts)
  const columns = useMapExport()
  const renderExport = ({ count, rows }: ShownRows<MapRow>): ReactNode => {
    const byId = new Map(state.footprints.map(({ id, ring }) => [id, ring]))
    const placeOf = ({ id }: MapRow) => {
      const ring = byId.get(id)
      return ring && { ring }
    }
    return <ExportMenu source={{ title: t.title, columns, count, rows, placeOf }} />
  }
  const empty =
    list.all.length === 0 ? (
      <EmptyState drawing="map" title={t.empty.title} text={t.empty.text} />
    ) : (
      <EmptyState
        drawing="map"
        title={t.nothingFits.title}
        text={t.nothingFits.text}
        action={<Button onClick={() => actions.setFilter(emptyMapFilter)}>{t.filter.reset}</Button>}
      />
    )
  return (
    <DataTable
      label={t.list}
      columns={list.columns}
      rows={list.rows}
      rowKey={keyOf}
      selection={selection}
      sorting={{ sort: state.sort, onSort: actions.setSort }}
      empty={empty}
      features={{ picking, tools: true, keep, extraTools: renderExport }}
    />
  )
}
