import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { space } from '@waldkerf/ui/theme/tokens'
import type { MapBoard } from '../board/useMapBoard.ts'
import { texts } from '../MapView.texts.ts'
import { MapNotice } from './MapNotice.tsx'

/** At the upper left; the map stays usable between the messages. */
const Column = styled.div`
  position: absolute;
  z-index: 1000;
  inset-block-start: ${space(3)};
  inset-inline: ${space(3)} 72px;
  display: grid;
  gap: ${space(2)};
  pointer-events: none;
`

export interface MapNoticesProps {
  board: Pick<MapBoard, 'area' | 'content' | 'base' | 'map' | 'status'>
  /** Where there is nothing to show, whatever the section: so it is said. */
  empty: string | undefined
}

/** The map's messages about itself: the area being drawn, missing parts, and the remedies. */
export function MapNotices({ board, empty }: MapNoticesProps) {
  const t = useTexts(texts)
  const { area, content, base, map, status } = board
  const missing = status.tiles === 'failing' ? base.base : undefined
  return (
    <Column>
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
        {missing && (
          <MapNotice icon="offline" text={t.tilesFailed(missing.title)}>
            <button type="button" onClick={map?.retryTiles}>
              {t.retry}
            </button>
            <button type="button" onClick={() => base.choose(undefined)}>
              {t.offlineOnly}
            </button>
          </MapNotice>
        )}
        {empty && status.feed === 'ready' && <MapNotice icon="info" text={empty} />}
      </div>
    </Column>
  )
}
