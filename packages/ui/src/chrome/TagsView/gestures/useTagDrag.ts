import {
  type MouseEvent,
  type PointerEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
  useEffect,
} from 'react'
import type { TagActions, OpenTag } from '../types.ts'

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

const focusedLink = (event: KeyboardEvent<HTMLElement>) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tag]') : null

/** Where an arrow, Home or End leads from a place among so many. */
function target(key: string, place: number, count: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowRight: (place + 1) % count,
    ArrowLeft: (place - 1 + count) % count,
    Home: 0,
    End: count - 1,
  }
  return targets[key]
}

/**
 * Arrows, Home and End go along the tags, Delete closes, Shift+F10 opens the menu, Ctrl+Shift with an arrow moves.
 * @returns the handler for the bar, and the tag Tab stops at
 */
export function useTagKeys(
  tags: readonly OpenTag[],
  actions: Pick<TagActions, 'close' | 'move'>,
  onMenu: (id: string, link: HTMLElement) => void,
) {
  const [stop, setStop] = useState<string>()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const link = focusedLink(event)
    const place = tags.findIndex((tag) => tag.id === link?.dataset['tag'])
    const tag = tags[place]
    if (!link || !tag) return
    const to = target(event.key, place, tags.length)
    if (event.key === 'Delete' && !tag.pinned) actions.close(tag.id)
    else if (event.key === 'F10' && event.shiftKey) onMenu(tag.id, link)
    else if (to !== undefined && event.ctrlKey && event.shiftKey) actions.move(tag.id, to)
    else if (to !== undefined && !event.ctrlKey && !event.altKey && !event.metaKey) {
      setStop(tags[to]?.id)
      event.currentTarget.querySelectorAll<HTMLElement>('[data-tag]')[to]?.focus()
    } else return
    event.preventDefault()
  }
  return { onKeyDown, stop, setStop }
}

/** Room for a neighbour's edge beside the tag that is brought into view, in px. */
const neighbour = 48

/** React listens passively, and the page would scroll as well: so it is done by hand. @returns a function that stops it */
function turnWheel(bar: HTMLElement) {
  const onWheel = (event: WheelEvent) => {
    if (bar.scrollWidth <= bar.clientWidth || event.deltaX !== 0) return
    event.preventDefault()
    bar.scrollLeft += event.deltaY
  }
  bar.addEventListener('wheel', onWheel, { passive: false })
  return () => bar.removeEventListener('wheel', onWheel)
}

function bringIntoView(bar: HTMLElement) {
  const item = bar.querySelector('[data-active]')
  if (!(item instanceof HTMLElement)) return
  const { offsetLeft: left, offsetWidth: width } = item
  const least = left + width + neighbour - bar.clientWidth
  bar.scrollLeft = Math.max(least, Math.min(bar.scrollLeft, left - neighbour))
}

/** Turns the wheel along the bar, and keeps the tag of the page shown in view with an edge of its neighbours. */
export function useTagScroll(list: RefObject<HTMLElement | null>, active: string | undefined, count: number) {
  useEffect(() => (list.current ? turnWheel(list.current) : undefined), [list])
  useEffect(() => {
    if (list.current && active !== undefined && count > 0) bringIntoView(list.current)
  }, [list, active, count])
}
