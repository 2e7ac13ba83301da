import { useTexts } from '@waldkerf/ui/i18n/Language'
import { BaseMapNotices } from '../../BaseMaps/notices/BaseMapNotices.tsx'
import type { MapBoard } from '../board/useMapBoard.ts'
import { texts } from '../MapView.texts.ts'
import { MapMessages, MapNotice } from './MapNotice.tsx'

export interface MapNoticesProps {
  board: Pick<MapBoard, 'area' | 'content' | 'base' | 'map' | 'status'>
  /** Where there is nothing to show, whatever the section: so it is said. */
  empty: string | undefined
  /** The choice of maps is open. */
  isChoosing: boolean
}

/** The map's messages about itself: the area being drawn, missing parts, and the remedies. */
export function MapNotices({ board, empty, isChoosing }: MapNoticesProps) {
  const t = useTexts(texts)
  const { area, content, base, map, status } = board
  return (
    <MapMessages>
      {status.feed === 'loading' && <MapNotice late text={t.feedLoading} />}
      <div role="status">
        {area.tool && (
          <MapNotice icon={area.tool === 'box' ? 'area' : 'lasso'} text={t.drawing[area.tool]}>
            <button type="button" onClick={area.cancel}>
              {t.cancel}
            </button>
          </MapNotice>
        )}
        {status.feed === 'failed' && (
          <MapNotice icon="warning" text={t.feedFailed}>
            <button type="button" onClick={content.retry}>
              {t.retry}
            </button>
          </MapNotice>
        )}
        <BaseMapNotices choice={base} tiles={status.tiles} onRetry={map?.retryTiles} isChoosing={isChoosing} />
        {empty && status.feed === 'ready' && <MapNotice icon="info" text={empty} />}
      </div>
    </MapMessages>
  )
}
