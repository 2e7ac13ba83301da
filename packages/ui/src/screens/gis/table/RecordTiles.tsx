import type { Beetle, Species } from '@waldkerf/domain/entities/beetles/beetles'
import type { ReactNode } from 'react'
import { useTexts, useFormat } from '@waldkerf/ui/i18n/Language'
import type { TablePicking, TableSelection } from '@waldkerf/ui/parts/DataTable/DataTable'
import { TileGrid, type TileShape } from '@waldkerf/ui/parts/TileGrid/TileGrid'
import { texts } from '../GisScreen.texts.ts'
import type { GisState } from '../gisTypes.ts'
import { FirstName } from '../OtherName.tsx'
import type { BeetleList } from './useBeetleList.ts'
import { LazyPicture } from '@waldkerf/ui/parts/LazyPicture/LazyPicture'
import { StatusWord } from './StatusWord.tsx'
import { PictureCard, RailLine, Words } from './tiles.styles.ts'

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

/** Five lines of words, of which name, and day and Land, take two each where they are long, and what is around them. */
const wordsHeight = 96

const shapes: Readonly<Record<RecordTileProps['form'], TileShape>> = {
  line: { gap: 0, height: () => 72 },
  // In 320 px a tile fills the line, so that all of its words fit.
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
          species={list.byId.get(beetle.art)}
          loadThumbnail={loadThumbnail}
          form={form}
          isByFind={list.sorting.sort?.column === 'found'}
        />
      )}
    />
  )
}

interface RecordTileProps {
  beetle: Beetle
  species: Species | undefined
  loadThumbnail: GisState['loadThumbnail']
  /** `line`: the words beside the picture, for the rail. */
  form: 'line' | 'card'
  /** The day of the find is shown, by which the tiles are sorted; else that of the report. */
  isByFind?: boolean
}

/** A record by its first picture, with species, place, day and status. */
export function RecordTile({ beetle, species, loadThumbnail, form, isByFind = false }: RecordTileProps) {
  const t = useTexts(texts)
  const { day } = useFormat()
  const { id, bilder_anzahl, fund_datum, gemeldet_am, bundesland, lat, status, beantwortet } = beetle
  const pictures = bilder_anzahl ?? 0
  const isLine = form === 'line'
  const Tile = isLine ? RailLine : PictureCard
  const time = isByFind ? fund_datum : gemeldet_am
  const shownDay = time && day(time)
  const dayWords = shownDay ? (isByFind ? t.table.foundOn : t.table.reportedOn)(shownDay) : undefined
  return (
    <Tile>
      {/* With another number of pictures the first one may have changed: it is loaded again. */}
      <LazyPicture key={`${id} ${pictures}`} alt="" id={pictures > 0 ? id : undefined} load={loadThumbnail} />
      <Words>
        <strong>{species?.de ? <FirstName species={species} /> : t.tiles.noSpecies}</strong>
        <div className="where" title={isLine ? undefined : dayWords}>
          {!isLine && shownDay && <span>{shownDay}</span>}
          <span>{lat === null ? t.tiles.noPlace : bundesland}</span>
        </div>
        <div className="status">
          <StatusWord status={status} answered={beantwortet} />
          {/* In the rail's line a long Land needs its own. */}
          {isLine && time && (
            <time dateTime={time} title={dayWords}>
              {shownDay}
            </time>
          )}
        </div>
      </Words>
    </Tile>
  )
}
