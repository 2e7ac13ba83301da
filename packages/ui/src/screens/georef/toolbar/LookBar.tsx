import { type ReactNode, useState } from 'react'
import { halfPoints } from '@waldkerf/domain/georef/workplace/stored'
import { type SheetSize, isOffSheet } from '@waldkerf/domain/georef/sheet/pixels'
import type { WorkPoint } from '@waldkerf/domain/georef/workplace/workPoint'
import type { Side } from '@waldkerf/domain/georef/workplace/workplace'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { texts } from '../GeorefScreen.texts.ts'
import type { Look } from '../georefTypes.ts'
import { exaggerations } from '../model/exaggeration.ts'
import { LookLine, Looks, Waiting } from './toolbar.styles.ts'

export interface LookBarProps {
  look: Look
  /** How many times longer than they are residuals are drawn. */
  times: number
  onLook: (look: Look) => void
  /** Without a transformation there is nothing to look at: its room stays empty. */
  isFitted?: boolean
  /** The place of `HalfPoints` where they have no line of their own. */
  children?: ReactNode
}

/** Switches for preview and residuals, which the keys P and R do as well. */
export function LookBar({ look, times, onLook, isFitted = true, children }: LookBarProps) {
  const t = useTexts(texts).toolbar
  const { number } = useFormat()
  const set = (part: Partial<Look>) => onLook({ ...look, ...part })
  const range = (name: 'opacity' | 'swipe') => (
    <label>
      {t[name]}
      <input
        type="range"
        min={0}
        max={100}
        disabled={!look.preview}
        value={Math.round(look[name] * 100)}
        onChange={(event) => set({ [name]: Number(event.target.value) / 100 })}
      />
    </label>
  )
  const [furthest = 1] = exaggerations.toReversed()
  const step = exaggerations.indexOf(times as 1)
  return (
    <LookLine role="group" aria-label={t.view}>
      <Looks inert={!isFitted}>
        <Checkbox label={t.preview} checked={look.preview} onChange={() => set({ preview: !look.preview })} />
        {range('opacity')}
        {range('swipe')}
        <Checkbox label={t.arrows} checked={look.arrows} onChange={() => set({ arrows: !look.arrows })} />
        <label>
          {t.exaggeration}
          <input
            type="range"
            min={0}
            max={exaggerations.length - 1}
            disabled={!look.arrows}
            value={step < 0 ? 0 : step}
            aria-valuetext={t.times(number(times))}
            onChange={(event) => set({ exaggeration: exaggerations[Number(event.target.value)] ?? furthest })}
          />
          {t.times(number(times))}
        </label>
      </Looks>
      {children}
    </LookLine>
  )
}

export interface HalfPointsProps {
  points: readonly WorkPoint[]
  /** The scan's size; null: no point is off it. */
  sheet: SheetSize | null
  /** The one that is being set: its pane says what to do. */
  working?: number | undefined
  /** Leads to a point, and to the pane where it is missing. */
  onShow: (id: number, missing?: Side) => void
  /** Stands there while no point waits. */
  children?: ReactNode
}

/** The points that lack a side or lie beside the sheet: each press leads to the next. Its room is always kept, so that nothing moves. */
export function HalfPoints({ points, sheet, working, onShow, children }: HalfPointsProps) {
  const t = useTexts(texts).toolbar
  const { number } = useFormat()
  const [last, setLast] = useState<number>()
  const off = points.flatMap(({ id, pixel }, at) =>
    sheet && pixel && isOffSheet(sheet, pixel) ? { id, nr: at + 1, missing: undefined } : [],
  )
  const halves = halfPoints(points).filter(({ id }) => id !== working && off.every((one) => one.id !== id))
  const all = [...off, ...halves]
  const next = all[(all.findIndex(({ id }) => id === last) + 1) % all.length]
  const many = off.length === 0 ? t.halves.more : halves.length === 0 ? t.halves.moreOff : t.halves.both
  return (
    <Waiting role="status">
      {next ? (
        <button
          type="button"
          title={next.missing && t.halves.show}
          onClick={() => {
            setLast(next.id)
            onShow(next.id, next.missing)
          }}
        >
          {all.length > 1 ? many(number(all.length)) : t.halves[next.missing ?? 'off'](number(next.nr))}
        </button>
      ) : (
        children
      )}
    </Waiting>
  )
}
