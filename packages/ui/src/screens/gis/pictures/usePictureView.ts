import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { panBy, type PictureView, showWhole, turn, zoomAt, zoomStep } from './pictureView.ts'

type Change = (change: (view: PictureView) => PictureView) => void

/** A press's place in parts of the stage, from its middle. */
function placeOn(stage: Element, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, top, width, height } = stage.getBoundingClientRect()
  return { x: (clientX - left) / width - 0.5, y: (clientY - top) / height - 0.5 }
}

/** The wheel zooms at the pointer. At its ends it scrolls on what is around, as it does everywhere else. */
function useWheel(stage: RefObject<HTMLElement | null>, view: PictureView, change: Change) {
  const zoomBy = useEffectEvent((element: Element, event: WheelEvent) => {
    const factor = Math.exp(-event.deltaY / 400)
    if (factor < 1 && view.zoom === 1) return
    event.preventDefault()
    const { x, y } = placeOn(element, event)
    change((last) => zoomAt(last, factor, x, y))
  })
  useEffect(() => {
    const element = stage.current
    const onWheel = (event: WheelEvent) => element && zoomBy(element, event)
    // Added directly: React's own listener is passive, and could not keep the page from scrolling.
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [stage])
}

type Places = Map<number, { x: number; y: number }>

const middle = (places: Places) => {
  const all = [...places.values()]
  const sum = all.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 })
  return { x: sum.x / all.length, y: sum.y / all.length }
}
const spread = (places: Places) => {
  const [a, b] = [...places.values()]
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
}

/** One pointer moves the picture, two move and zoom it. */
function usePointers(change: Change) {
  const places = useRef<Places>(new Map())
  const drop = ({ pointerId }: PointerEvent) => void places.current.delete(pointerId)
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      places.current.set(event.pointerId, placeOn(event.currentTarget, event))
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!places.current.has(event.pointerId)) return
      const [from, width] = [middle(places.current), spread(places.current)]
      places.current.set(event.pointerId, placeOn(event.currentTarget, event))
      const [to, nextWidth] = [middle(places.current), spread(places.current)]
      const factor = width > 0 ? nextWidth / width : 1
      change((view) => zoomAt(panBy(view, to.x - from.x, to.y - from.y), factor, to.x, to.y))
    },
    onPointerUp: drop,
    onPointerCancel: drop,
  }
}

export interface StageCommands {
  view: PictureView
  change: Change
  /** 1: the next picture, -1: the one before. */
  leaf: (steps: number) => void
  toggleFull: () => void
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0.1, 0],
  ArrowRight: [-0.1, 0],
  ArrowUp: [0, 0.1],
  ArrowDown: [0, -0.1],
}

function keyCommand(key: string, { view, change, leaf, toggleFull }: StageCommands) {
  const arrow = arrows[key]
  if (arrow && view.zoom > 1) return () => change((last) => panBy(last, ...arrow))
  const commands: Readonly<Record<string, () => void>> = {
    '+': () => change((last) => zoomAt(last, zoomStep)),
    '-': () => change((last) => zoomAt(last, 1 / zoomStep)),
    '0': () => change(showWhole),
    d: () => change(turn),
    f: toggleFull,
    ArrowLeft: () => leaf(-1),
    ArrowRight: () => leaf(1),
  }
  return commands[key.length === 1 ? key.toLowerCase() : key]
}

/** Controls the view of a picture: by buttons, keys, wheel, pointer and pinch. */
export function usePictureView(stage: RefObject<HTMLElement | null>, commands: StageCommands) {
  const { view, change } = commands
  useWheel(stage, view, change)
  const pointers = usePointers(change)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const command = keyCommand(event.key, commands)
    if (!command) return
    event.preventDefault()
    command()
  }
  return { ...pointers, onKeyDown, onDoubleClick: () => change(toggleZoom) }
}

const toggleZoom = (view: PictureView) => (view.zoom > 1 ? showWhole(view) : zoomAt(view, 2.5))
