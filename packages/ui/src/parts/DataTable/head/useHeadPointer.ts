import { type PointerEvent, useRef } from 'react'
import type { HeadActions } from './useHeadKeys.ts'

type PointerPlace = Pick<PointerEvent, 'clientX' | 'clientY'>

/** Follows the pointer until it is let go, or taken away: then `onEnd` gets undefined. */
export function followPointer(onMove: (at: PointerPlace) => void, onEnd: (at: PointerPlace | undefined) => void) {
  const ended = new AbortController()
  const { signal } = ended
  const end = (at: PointerPlace | undefined) => {
    ended.abort()
    onEnd(at)
  }
  document.addEventListener('pointermove', onMove, { signal })
  document.addEventListener('pointerup', end, { signal })
  document.addEventListener('pointercancel', () => end(undefined), { signal })
}

/** A press that moves less than this (px) is a click. */
const slack = 8

const headCell = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-column]')

/** The heads of one line, from left to right. */
const headsBeside = (head: HTMLElement) => [
  ...(head.parentElement?.querySelectorAll<HTMLElement>('[data-column]') ?? []),
]

const follow = (onMove: (x: number) => void, onEnd: (x: number | undefined) => void) =>
  followPointer(
    ({ clientX }) => onMove(clientX),
    (at) => onEnd(at?.clientX),
  )

/** How many places a head dragged to `x` goes on. */
function placesTo(head: HTMLElement, x: number): number {
  const heads = headsBeside(head)
  const target = heads.findIndex((other) => x < other.getBoundingClientRect().right)
  return (target < 0 ? heads.length - 1 : target) - heads.indexOf(head)
}

/** Dragging at a head: its end sets the width, the head itself the column's place. Keys and the panel do the same. */
export function useHeadPointer(column: string, actions: HeadActions) {
  const dragged = useRef(false)

  const onGripDown = ({ target, clientX }: PointerEvent) => {
    const width = headCell(target)?.offsetWidth ?? 0
    const widthAt = (x: number) => width + x - clientX
    follow(
      (x) => actions.resize(column, widthAt(x), false),
      (x) => actions.resize(column, x === undefined ? width : widthAt(x), true),
    )
  }

  const onHeadDown = ({ currentTarget, clientX, button }: PointerEvent) => {
    const head = headCell(currentTarget)
    dragged.current = false
    if (!head || button !== 0) return
    const mark = (x?: number) => {
      const places = x === undefined ? 0 : placesTo(head, x)
      const heads = headsBeside(head)
      for (const [place, other] of heads.entries()) {
        const isTarget = places !== 0 && place === heads.indexOf(head) + places
        other.toggleAttribute('data-drop-before', isTarget && places < 0)
        other.toggleAttribute('data-drop-after', isTarget && places > 0)
      }
    }
    follow(
      (x) => {
        dragged.current ||= Math.abs(x - clientX) > slack
        if (dragged.current) mark(x)
      },
      (x) => {
        mark()
        if (dragged.current && x !== undefined) actions.move(column, placesTo(head, x))
      },
    )
  }
  return { onGripDown, onHeadDown, wasDragged: () => dragged.current }
}
