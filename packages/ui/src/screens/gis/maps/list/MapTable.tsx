import { emptyMapFilter, type MapRow, valuesOf } from '@waldkerf/domain/maps/mapFilter'
import { type ReactNode, Suspense } from 'react'
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
import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import { EditableCells } from '../cell/cell.styles.ts'
import type { CellEdit } from '../cell/useCellEdit.ts'
import { isRepeated } from '../edit/repeated.ts'
import type { MapsActions, MapsState } from '../mapsTypes.ts'
import { texts } from '../MapsScreen.texts.ts'
import { useMapExport } from './mapExport.ts'
import type { MapList } from './useMapList.ts'

const CellEditor = lazyPart(async () => (await import('../cell/CellEditor.tsx')).CellEditor)

export interface MapTableProps {
  list: MapList
  state: Pick<MapsState, 'sort' | 'footprints' | 'maps'>
  actions: Pick<MapsActions, 'setSort' | 'setFilter' | 'change' | 'onLost' | 'onTyping'>
  /** The cell that is being changed. */
  cell: CellEdit
  selection: TableSelection
  picking: TablePicking
}

const keyOf = ({ id }: MapRow) => id
const keep = { name: 'maps' }

/** The filtered maps as a table, and as files: in GeoJSON each with the outline of its sheet. */
export function MapTable({ list, state, actions, cell, selection, picking }: MapTableProps) {
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
    <EditableCells>
      <DataTable
        label={t.list}
        columns={list.columns}
        rows={list.rows}
        rowKey={keyOf}
        selection={selection}
        sorting={{ sort: state.sort, onSort: actions.setSort }}
        empty={empty}
        features={{
          state: state.maps,
          picking,
          tools: true,
          keep,
          extraTools: renderExport,
          onEdit: (key, column, element) => cell.start(Number(key), column, element),
        }}
      />
      <Suspense>
        <OpenCell list={list} actions={actions} cell={cell} />
      </Suspense>
    </EditableCells>
  )
}

/** The cell that is being changed; none once its map is gone. */
function OpenCell({ list, actions, cell: { open, end } }: Pick<MapTableProps, 'list' | 'actions' | 'cell'>) {
  const { columns } = useTexts(texts)
  const map = open && list.all.find(({ id }) => id === open.id)
  if (!open || !map) return null
  const { column, element } = open
  return (
    <CellEditor
      key={`${map.id} ${column}`}
      map={map}
      column={column}
      label={columns[column]}
      suggestions={isRepeated(column) ? valuesOf(list.all, column) : []}
      cell={element}
      actions={actions}
      onClose={end}
    />
  )
}
