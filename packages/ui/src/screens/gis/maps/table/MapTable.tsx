import { type ReactNode, Suspense, useMemo } from 'react'
import { columnValues, mapFilter, type MapRow } from '@waldkerf/domain/maps/mapFilter'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import type { TablePicking, TableSelection } from '@waldkerf/ui/parts/DataTable/DataTable'
import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import { ListTable } from '@waldkerf/ui/parts/ListScreen/ListScreen'
import { texts } from '../MapsScreen.texts.ts'
import { EditableCells } from './cell.styles.ts'
import { type CellEdit, isRepeated } from './useCellEdit.ts'
import type { MapsActions, MapsState } from '../mapsTypes.ts'
import type { MapList } from './mapList.tsx'

const CellEditor = lazyPart(async () => (await import('./CellEditor.tsx')).CellEditor)

export interface MapTableProps {
  list: MapList
  state: Pick<MapsState, 'sort' | 'footprints'>
  actions: Pick<MapsActions, 'setSort' | 'setFilter' | 'change' | 'onLost' | 'onTyping'>
  /** The cell that is being changed. */
  cell: CellEdit
  selection: TableSelection
  picking: TablePicking
  /** The form for a first map. */
  create: ReactNode
}

/** The filtered maps as a table, and as files: in GeoJSON each with the outline of its sheet. */
export function MapTable({ list, state, actions, cell, selection, picking, create }: MapTableProps) {
  const t = useTexts(texts)
  const { sort, footprints } = state
  const rings = useMemo(() => new Map(footprints.map(({ id, ring }) => [id, ring])), [footprints])
  const rowPlace = ({ id }: MapRow) => {
    const ring = rings.get(id)
    return ring && { ring }
  }
  return (
    <EditableCells>
      <ListTable
        words={t.list}
        shape={{ ...list.shape, rowPlace, drawing: 'map' }}
        list={list}
        sort={sort}
        actions={{ setSort: actions.setSort, reset: () => actions.setFilter(mapFilter.empty) }}
        selection={selection}
        create={create}
        features={{ picking, onEdit: (key, column, element) => cell.start(Number(key), column, element) }}
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
      suggestions={isRepeated(column) ? columnValues(list.all, column) : []}
      cell={element}
      actions={actions}
      onClose={end}
    />
  )
}
