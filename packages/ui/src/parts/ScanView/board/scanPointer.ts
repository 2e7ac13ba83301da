import { pointAt } from '../paint/paintPoints.ts'
import type { PointActions, PointStage, Spot } from '../scanTypes.ts'

/** Further than this a press is a drag, in px. */
const still = 4

export interface ScanPointerEvents
  extends Required<Omit<PointActions, 'onNudge' | 'onRemove' | 'onShow' | 'onDrop'>>, Pick<PointActions, 'onDrop'> {
  /** Place for the magnifying glass; undefined: none is shown. */
  onLoupe: (at: Spot | undefined) => void
}

const pointerSpot = ({ offsetX, offsetY }: MouseEvent): Spot => [offsetX, offsetY]
/** A finger is less exact. */
const within = (event: PointerEvent) => (event.pointerType === 'touch' ? 24 : undefined)

/** A press under way. */
interface Press {
  id: number
  from: Spot
  last: Spot
  /** The mark it began on, with where its middle is from the pointer. */
  mark: { id: number; offset: Spot } | undefined
  isDrag: boolean
  run: string
}

/**
 * Handles the pointer: a click on nothing places, on a mark selects it; dragging moves the mark or else the sheet; the
 * wheel zooms. There is no mode to switch. @returns ends it
 */
export function followScanPointer(element: HTMLElement, stage: PointStage, events: ScanPointerEvents) {
  let press: Press | undefined
  let runs = 0
  const leaving = new AbortController()
  const options = { signal: leaving.signal }

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || press) return
    const at = pointerSpot(event)
    const point = pointAt(stage.points(), at, within(event))
    const mark = point && { id: point.id, offset: [point.at[0] - at[0], point.at[1] - at[1]] as const }
    press = { id: event.pointerId, from: at, last: at, mark, isDrag: false, run: `drag ${(runs += 1)}` }
    element.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent) => {
    const at = pointerSpot(event)
    if (!press) {
      element.dataset['hit'] = String(pointAt(stage.points(), at, within(event)) !== undefined)
      events.onPoint(stage.toPlace(at))
      events.onLoupe(stage.toPlace(at))
      return
    }
    if (event.pointerId !== press.id) return
    press.isDrag ||= Math.hypot(at[0] - press.from[0], at[1] - press.from[1]) > still
    if (press.isDrag) drag(press, at)
    press.last = at
  }
  /** Where the middle of a dragged mark is while the pointer is at a place. */
  const markPlace = (offset: Spot, at: Spot) => stage.toPlace([at[0] + offset[0], at[1] + offset[1]])
  function drag({ mark, last, run }: Press, at: Spot) {
    if (!mark) {
      stage.panBy(at[0] - last[0], at[1] - last[1])
      return
    }
    const to = markPlace(mark.offset, at)
    events.onMove(mark.id, to, run)
    events.onLoupe(to)
  }
  const up = (event: PointerEvent) => {
    if (event.pointerId !== press?.id) return
    const { mark, isDrag, last } = press
    press = undefined
    if (isDrag) {
      if (mark) events.onDrop?.(mark.id, markPlace(mark.offset, last))
      return
    }
    if (mark) events.onSelect(mark.id)
    else events.onPlace(stage.toPlace(pointerSpot(event)))
  }
  const leave = () => {
    if (press) return
    events.onPoint(undefined)
    events.onLoupe(undefined)
  }
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    stage.zoomBy(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)), pointerSpot(event))
  }
  element.addEventListener('pointerdown', down, options)
  element.addEventListener('pointermove', move, options)
  element.addEventListener('pointerup', up, options)
  element.addEventListener('pointercancel', () => (press = undefined), options)
  element.addEventListener('pointerleave', leave, options)
  element.addEventListener('wheel', wheel, { ...options, passive: false })
  return () => leaving.abort()
}
