import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MapHandle } from '../leaflet/createMap.ts'
import type { ShownMark } from '../mapTypes.ts'

export type Direction = 'left' | 'right' | 'up' | 'down'

interface Spot {
  x: number
  y: number
}

/** How far a mark lies along a direction, and how far beside it, in px. */
const split: Readonly<Record<Direction, (dx: number, dy: number) => { along: number; beside: number }>> = {
  left: (dx, dy) => ({ along: -dx, beside: Math.abs(dy) }),
  right: (dx, dy) => ({ along: dx, beside: Math.abs(dy) }),
  up: (dx, dy) => ({ along: -dy, beside: Math.abs(dx) }),
  down: (dx, dy) => ({ along: dy, beside: Math.abs(dx) }),
}

/** Distance beside the way counts double; beyond `widest` times the distance along it, a mark lies in another direction. */
const besideWeight = 2
const widest = 1.5

/** @returns the mark that an arrow key leads to from a spot; undefined when none lies there. */
export function nextMark(marks: readonly ShownMark[], from: Spot, direction: Direction): ShownMark | undefined {
  let [best, least]: [ShownMark | undefined, number] = [undefined, Infinity]
  for (const mark of marks) {
    const { along, beside } = split[direction](mark.x - from.x, mark.y - from.y)
    if (along < 1 || beside > along * widest) continue
    const cost = along + beside * besideWeight
    if (cost >= least) continue
    best = mark
    least = cost
  }
  return best
}

/** @returns the mark nearest to a spot. */
export function nearestMark(marks: readonly ShownMark[], { x, y }: Spot): ShownMark | undefined {
  const far = (mark: ShownMark) => Math.hypot(mark.x - x, mark.y - y)
  return marks.reduce<ShownMark | undefined>((best, mark) => (!best || far(mark) < far(best) ? mark : best), undefined)
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** The step of a pan, in shares of the view. */
const steps: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [-0.4, 0],
  right: [0.4, 0],
  up: [0, -0.4],
  down: [0, 0.4],
}

interface KeyEvents {
  onOpen: (mark: ShownMark) => void
  /** The mark is to be picked, or no longer. */
  onToggle: (mark: ShownMark) => void
  onEscape: () => void
  onHome: () => void
  /** The keyboard is on another mark, or on none. */
  onCursor: (mark: ShownMark | undefined) => void
}

/**
 * The keyboard on the map, which is one tab stop: arrows lead from mark to mark and, where there is none, move the map; so
 * does Shift with an arrow at once. Enter opens, Space picks, plus and minus zoom, Home shows everything, Escape leaves.
 */
export function useMapKeys(element: RefObject<HTMLElement | null>, map: MapHandle | undefined, events: KeyEvents) {
  const { onOpen, onToggle, onEscape, onHome, onCursor } = events
  const [cursor, setCursor] = useState<ShownMark>()
  /** Where the keyboard was last, on the map: marks come and go with the zoom. */
  const last = useRef<{ lat: number; lon: number }>(undefined)
  useEffect(() => map?.setCursor(cursor), [map, cursor])

  function put(mark: ShownMark | undefined) {
    if (mark) last.current = mark
    setCursor(mark)
    if (mark !== cursor) onCursor(mark)
  }
  function step(target: MapHandle, direction: Direction) {
    const marks = target.inView()
    const from = target.pixelAt(last.current)
    const next = cursor ? nextMark(marks, from, direction) : nearestMark(marks, from)
    if (next) put(next)
    else target.panBy(...steps[direction])
  }
  /** A cluster is another one afterwards, or several: the keyboard waits where it was. */
  function open(mark: ShownMark) {
    if (mark.count > 1) put(undefined)
    onOpen(mark)
  }
  function zoom(target: MapHandle, by: number) {
    put(undefined)
    target.zoomBy(by)
  }

  function act(target: MapHandle, { key, shiftKey }: KeyboardEvent): boolean {
    const direction = directions[key]
    if (direction && shiftKey) target.panBy(...steps[direction])
    else if (direction) step(target, direction)
    else if (key === '+' || key === '=') zoom(target, 1)
    else if (key === '-') zoom(target, -1)
    else if (key === 'Home') onHome()
    else if (key === 'Enter' && cursor) open(cursor)
    else if (key === ' ' && cursor) onToggle(cursor)
    else if (key === 'Escape' && cursor) put(undefined)
    else if (key === 'Escape') onEscape()
    else return false
    return true
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey } = event
    if (!map || ctrlKey || metaKey || altKey || event.target !== element.current) return
    if (act(map, event)) event.preventDefault()
  })
  const onBlur = useEffectEvent(() => put(undefined))
  useEffect(() => {
    const target = element.current
    const down = (event: KeyboardEvent) => onKeyDown(event)
    const blur = () => onBlur()
    target?.addEventListener('keydown', down)
    target?.addEventListener('blur', blur)
    return () => {
      target?.removeEventListener('keydown', down)
      target?.removeEventListener('blur', blur)
    }
  }, [element])
  return { cursor, leave: () => put(undefined) }
}
