import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'

const step = 16
const arrows: Readonly<Record<string, Offset>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

/** Moves a centred box by its header, and by arrows; it never leaves the view, also when that shrinks. */
export function useMoving(box: RefObject<HTMLElement | null>) {
  const [offset, setOffset] = useState<Offset>({ x: 0, y: 0 })
  const held = useRef<Offset>(undefined)
  const move = (wanted: (before: Offset) => Offset) => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = box.current ?? {}
    const view = { width: innerWidth, height: innerHeight }
    setOffset((before) => clamped(wanted(before), { width, height }, view))
  }
  const stay = useEffectEvent(() => move((before) => before))
  useEffect(() => {
    const onResize = () => stay()
    addEventListener('resize', onResize)
    return () => removeEventListener('resize', onResize)
  }, [])
  const header = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // The close button in it is pressed, not dragged.
      if (event.button !== 0 || (event.target as Element).closest('button')) return
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current = { x: event.clientX - offset.x, y: event.clientY - offset.y }
    },
    onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
      const from = held.current
      if (from) move(() => ({ x: clientX - from.x, y: clientY - from.y }))
    },
    onLostPointerCapture() {
      held.current = undefined
    },
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrows[event.key]
    if (!by) return
    event.preventDefault()
    move(({ x, y }) => ({ x: x + by.x, y: y + by.y }))
  }
  return { offset, header, onKeyDown }
}

/** How far something is from where it opens, in px. */
interface Offset {
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

/** Free room on each side of something centred; less than nothing when it is larger than the view. */
const inside = (wanted: number, room: number) => (room < 0 ? -room : Math.min(Math.max(wanted, -room), room))

/**
 * The offset nearest to the wanted one that keeps a centred box in the view. A box larger than the view keeps its upper
 * left corner in it: there it is held and closed.
 */
export const clamped = (wanted: Offset, box: Size, view: Size): Offset => ({
  x: inside(wanted.x, (view.width - box.width) / 2),
  y: inside(wanted.y, (view.height - box.height) / 2),
})
