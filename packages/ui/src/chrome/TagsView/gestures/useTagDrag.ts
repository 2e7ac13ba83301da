import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import type { TagActions } from '../types.ts'

/** A press becomes a drag beyond this, in px. */
const threshold = 6

const idUnder = (event: PointerEvent) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tag]')?.dataset['tag'] : undefined

/** The place of the tag whose middle is the first right of the pointer. */
function placeAt(list: HTMLElement, x: number): number {
  const middles = [...list.children].map((item) => {
    const { left, width } = item.getBoundingClientRect()
    return left + width / 2
  })
  const place = middles.findIndex((middle) => x < middle)
  return place < 0 ? middles.length : place
}

/** Tags are put into another order with the mouse; keys and the menu of all pages do the same. */
export function useTagDrag(ids: readonly string[], move: TagActions['move']) {
  const pressed = useRef<{ id: string; x: number }>(undefined)
  const [dragged, setDragged] = useState<string>()
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const id = idUnder(event)
      // A finger scrolls the bar.
      if (event.button === 0 && event.pointerType === 'mouse' && id) pressed.current = { id, x: event.clientX }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = pressed.current
      if (!start || (dragged === undefined && Math.abs(event.clientX - start.x) < threshold)) return
      if (dragged === undefined) {
        setDragged(start.id)
        event.currentTarget.setPointerCapture(event.pointerId)
      }
      const from = ids.indexOf(start.id)
      const place = placeAt(event.currentTarget, event.clientX)
      const to = place > from ? place - 1 : place
      if (to !== from) move(start.id, to)
    },
    onPointerUp: () => {
      pressed.current = undefined
      // The click that follows is still to be taken for the drag's.
      setTimeout(() => setDragged(undefined))
    },
    onPointerCancel: () => {
      pressed.current = undefined
      setDragged(undefined)
    },
    onClickCapture: (event: MouseEvent) => {
      if (dragged !== undefined) event.preventDefault()
    },
  }
  return { dragged, handlers }
}
