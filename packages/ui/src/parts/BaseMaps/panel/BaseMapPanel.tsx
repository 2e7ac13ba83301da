import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { SheetList } from '@waldkerf/ui/parts/Sheets/SheetList'
import { texts } from '../BaseMaps.texts.ts'
import type { BaseMap } from '../baseMapTypes.ts'
import type { BaseMapChoice } from '../choice/useBaseMapChoice.ts'
import { BaseMapQuestion } from '../notices/BaseMapNotices.tsx'
import { previewAddress, type PreviewPlace } from '../previewAddress.ts'
import { foreignHost } from '../tileAddress.ts'
import { Entry, More, Opacity, Panel, Preview, Question } from './BaseMapPanel.styles.ts'

/** So much of the map, in px, shows a sheet beside the panel. */
const leastBeside = 200

export interface BaseMapPanelProps {
  choice: BaseMapChoice
  /** The place that the map shows: previews are of it. */
  place: PreviewPlace
  onClose: () => void
  /** Further ways to change the map's look. */
  children?: ReactNode
}

/**
 * The map's backgrounds, to choose from: what each looks like here, whose it is, and how clearly it shows. It takes the
 * focus when it comes; Escape closes it.
 */
export function BaseMapPanel({ choice, place, onClose, children }: BaseMapPanelProps) {
  const t = useTexts(texts).panel
  const { number } = useFormat()
  const { maps, base, isAsked, opacity } = choice
  const panel = useRef<HTMLElement>(null)
  // Previews stay of the place where the panel was opened: else each move would fetch them anew.
  const [previewed] = useState(place)
  useLayoutEffect(() => {
    const next = isAsked ? '[data-yes]' : '[aria-pressed="true"]'
    panel.current?.querySelector<HTMLElement>(next)?.focus()
  }, [isAsked])
  const percent = Math.round(opacity * 100)
  /** A sheet that one goes to is seen beside the panel, or in its place where there is no room beside it. */
  const makeRoom = () => {
    const { offsetLeft = 0, offsetParent } = panel.current ?? {}
    if (offsetLeft < leastBeside) {
      onClose()
      return 0
    }
    return (offsetParent?.clientWidth ?? offsetLeft) - offsetLeft
  }
  return (
    <Panel
      ref={panel}
      aria-label={t.title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <header>
        {t.title}
        <IconButton icon="close" label={t.close} onClick={onClose} />
      </header>
      {isAsked && (
        <Question role="alert">
          <BaseMapQuestion choice={choice} />
        </Question>
      )}
      <ul>
        <li>
          <Entry type="button" aria-pressed={base === undefined} onClick={() => choice.choose(undefined)}>
            <Preview>
              <Icon name="map" />
            </Preview>
            <span>
              {t.offline}
              <small>{t.offlineNote}</small>
            </span>
          </Entry>
        </li>
        {maps.map((map) => (
          <li key={map.url}>
            <MapEntry map={map} place={previewed} choice={choice} />
          </li>
        ))}
      </ul>
      {base && (
        <Opacity>
          {t.opacity}
          <input
            type="range"
            min={10}
            max={100}
            step={5}
            value={percent}
            aria-valuetext={t.percent(number(percent))}
            onChange={({ target }) => choice.setOpacity(Number(target.value) / 100)}
          />
          {t.percent(number(percent))}
        </Opacity>
      )}
      {choice.sheets && <SheetList choice={choice.sheets} makeRoom={makeRoom} />}
      <More>{children}</More>
    </Panel>
  )
}

function MapEntry({ map, place, choice }: { map: BaseMap; place: PreviewPlace; choice: BaseMapChoice }) {
  const t = useTexts(texts).panel
  const host = foreignHost(map)
  const mayAsk = choice.mayAsk(map)
  const [isMissing, setIsMissing] = useState(false)
  return (
    <Entry
      type="button"
      aria-pressed={choice.base === map}
      disabled={!choice.canAsk(map)}
      onClick={() => choice.choose(map)}
    >
      <Preview>
        {mayAsk && !isMissing ? (
          <img src={previewAddress(map, place)} alt="" onError={() => setIsMissing(true)} />
        ) : (
          <Icon name="layers" />
        )}
      </Preview>
      <span>
        {map.title}
        <small>{map.attribution}</small>
        {host && <small>{mayAsk ? t.from(host) : choice.canAsk(map) ? t.asksFirst(host) : t.noLine(host)}</small>}
      </span>
    </Entry>
  )
}
