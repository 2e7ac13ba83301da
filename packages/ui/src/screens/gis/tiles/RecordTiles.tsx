import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import type { ReactNode } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import type { TablePicking, TableSelection } from '@waldkerf/ui/parts/DataTable/DataTable'
import { TileGrid, type TileShape } from '@waldkerf/ui/parts/TileGrid/TileGrid'
import { texts } from '../GisScreen.texts.ts'
import type { GisState } from '../gisTypes.ts'
import type { BeetleList } from '../records/useBeetleList.ts'
import { RecordTile, type RecordTileProps } from './RecordTile.tsx'

export interface RecordTilesProps {
  list: BeetleList
  form: RecordTileProps['form']
  loadThumbnail: GisState['loadThumbnail']
  selection: TableSelection
  /** Absent: tiles cannot be picked. */
  picking?: TablePicking | undefined
  empty?: ReactNode
}

const beetleKey = (beetle: Beetle) => beetle.id

/** Three lines of words, and what is around them. */
const wordsHeight = 64

const shapes: Readonly<Record<RecordTileProps['form'], TileShape>> = {
  line: { gap: 0, height: () => 72 },
  // In 320 px one fills the line, with all of its words.
  card: { least: 156, gap: 8, height: (width) => (width - 8) * 0.75 + wordsHeight },
}

/** The filtered records by their pictures: as a grid, or as a rail beside the open one. */
export function RecordTiles({ list, form, loadThumbnail, selection, picking, empty }: RecordTilesProps) {
  const t = useTexts(texts)
  return (
    <TileGrid
      label={t.table.label}
      rows={list.rows}
      rowKey={beetleKey}
      shape={shapes[form]}
      selection={selection}
      picking={picking}
      empty={empty}
      renderTile={(beetle) => (
        <RecordTile
          beetle={beetle}
          species={list.byId.get(beetle.art)?.de ?? ''}
          loadThumbnail={loadThumbnail}
          form={form}
        />
      )}
    />
  )
}
