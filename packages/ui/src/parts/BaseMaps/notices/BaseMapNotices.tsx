import { useTexts } from '@waldkerf/ui/i18n/Language'
import { MapNotice } from '@waldkerf/ui/parts/MapView/overlay/MapNotice'
import { texts } from '../BaseMaps.texts.ts'
import type { BaseMapChoice } from '../choice/useBaseMapChoice.ts'
import { foreignHost } from '../tileAddress.ts'
import type { TileStatus } from '../watchTiles.ts'

/** The one question about a server of others, with its two answers; nothing where none waits. */
export function BaseMapQuestion({ choice }: { choice: Pick<BaseMapChoice, 'question' | 'answer'> }) {
  const t = useTexts(texts).notices
  const { question, answer } = choice
  const host = question && foreignHost(question)
  if (!host) return null
  return (
    <MapNotice icon="layers" text={t.ask(question.provider || host)} note={t.askNote(host)}>
      <button type="button" data-yes onClick={() => answer(true)}>
        {t.yes}
      </button>
      <button type="button" onClick={() => answer(false)}>
        {t.no}
      </button>
    </MapNotice>
  )
}

export interface BaseMapNoticesProps {
  choice: Pick<BaseMapChoice, 'base' | 'choose'>
  tiles: TileStatus
  onRetry: (() => void) | undefined
}

/** A map's messages about its background: whatever keeps it from being seen. */
export function BaseMapNotices({ choice, tiles, onRetry }: BaseMapNoticesProps) {
  const t = useTexts(texts).notices
  const { base, choose } = choice
  return (
    <>
      {base && tiles === 'far' && <MapNotice icon="info" text={t.far(base.title)} />}
      {base && tiles === 'failing' && (
        <MapNotice icon="offline" text={t.failing(base.title)}>
          <button type="button" onClick={onRetry}>
            {t.retry}
          </button>
          <button type="button" onClick={() => choose(undefined)}>
            {t.offlineOnly}
          </button>
        </MapNotice>
      )}
    </>
  )
}
