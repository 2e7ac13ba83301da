import type { LeafletMouseEvent, Map as LeafletMap } from 'leaflet'
import { createMapCanvas, pixelRatio, worldSize } from '../canvas/mapCanvas.ts'
import { paintMarks, type Picked } from '../canvas/paintMarks.ts'
import { readPalette, watchColors } from '../canvas/palette.ts'
import { hitMark } from '../canvas/ring.ts'
import { makeSprites } from '../canvas/sprites.ts'
import type { PointKind, ShownMark, Spot } from '../mapTypes.ts'
import type { MarkSource } from '../sources/markSource.ts'
import { emptyMarks, kindShares, type Marks, toLat, toLon } from '../sources/marks.ts'
import { createMarkFeed, type FeedStatus } from './markFeed.ts'

interface PointerEvents {
  onHover: (mark: ShownMark | undefined) => void
  /** `adding`: with Ctrl, ⌘ or Shift held; `spot`: where it was. */
  onHit: (mark: ShownMark | undefined, adding: boolean, spot: Spot) => void
}

/** The marks as the pointer finds them, by their place in the list; -1 is none. */
interface Targets {
  /** @param x, y as shares of the world @param scale px of the whole world */
  hit: (x: number, y: number, scale: number) => number
  shown: (place: number) => ShownMark
}

/** Hover and clicks on marks. While the map moves, no mark is hovered. */
function followPointer(map: LeafletMap, { hit, shown }: Targets, { onHover, onHit }: PointerEvents) {
  let hovered = -1
  let moving = false

  function placeAt({ containerPoint }: LeafletMouseEvent): number {
    const world = map.containerPointToLayerPoint(containerPoint).add(map.getPixelOrigin())
    const size = worldSize(map)
    return hit(world.x / size, world.y / size, size)
  }
  function hover(place: number) {
    if (place === hovered) return
    hovered = place
    map.getContainer().dataset['hit'] = String(place >= 0)
    onHover(place >= 0 ? shown(place) : undefined)
  }
  const handlers = {
    mousemove: (event: LeafletMouseEvent) => hover(moving ? -1 : placeAt(event)),
    mouseout: () => hover(-1),
    movestart() {
      moving = true
      hover(-1)
    },
    moveend() {
      moving = false
    },
    click(event: LeafletMouseEvent) {
      const place = placeAt(event)
      const { ctrlKey, metaKey, shiftKey } = event.originalEvent
      const { lat, lng } = event.latlng
      onHit(place >= 0 ? shown(place) : undefined, ctrlKey || metaKey || shiftKey, { lat, lon: lng })
    },
  }
  map.on(handlers)
  return {
    /** The marks are other ones. */
    forget: () => hover(-1),
    remove: () => map.off(handlers),
  }
}

export interface MarkLayerEvents extends PointerEvents {
  onFeed: (status: FeedStatus) => void
  /** Other marks are drawn from now on. */
  onMarks?: (marks: Marks) => void
}

/** Points and clusters of a source on a canvas, with what the pointer does to them. */
export function createMarkLayer(map: LeafletMap, events: MarkLayerEvents) {
  const pane = map.createPane('marks')
  pane.style.zIndex = '500'
  pane.style.pointerEvents = 'none'
  const canvas = createMapCanvas(map, pane, (context, placing) => {
    // Reading the colours lays the styles out: not before there is something to paint.
    if (marks.ids.length === 0 && !picked) return
    look ??= makeLook()
    paintMarks(context, marks, placing, { ...look, short, picked })
  })
  let kinds: readonly PointKind[] = []
  let short = String as (count: number) => string
  let marks = emptyMarks(0, 0, 0)
  let picked: Picked | undefined

  const feed = createMarkFeed(map, {
    onMarks(next) {
      marks = next
      pointer.forget()
      canvas.draw()
      events.onMarks?.(marks)
    },
    onStatus: events.onFeed,
  })

  let look: ReturnType<typeof makeLook> | undefined
  function makeLook() {
    const palette = readPalette(map.getContainer(), kinds)
    return { kinds, palette, sprites: makeSprites(kinds, palette, pixelRatio()) }
  }
  const unwatch = watchColors(() => {
    look = undefined
    canvas.draw()
  })

  function shown(place: number): ShownMark {
    const [lat, lon] = [toLat(marks.ys[place]!), toLon(marks.xs[place]!)]
    const { x, y } = map.latLngToContainerPoint([lat, lon])
    const count = marks.counts[place]!
    return { id: marks.ids[place]!, lat, lon, count, kinds: kindShares(marks, place, kinds.length), x, y }
  }

  const pointer = followPointer(map, { hit: (x, y, scale) => hitMark(marks, x, y, scale), shown }, events)

  return {
    /** The drawn marks stay until the new source's first answer. */
    setSource(source: MarkSource, nextKinds: readonly PointKind[]) {
      if (kinds !== nextKinds) look = undefined
      kinds = nextKinds
      feed.setSource(source)
    },
    setMode: feed.setMode,
    /** @param next a count as it is written into a cluster */
    setShort(next: (count: number) => string) {
      short = next
      canvas.draw()
    },
    source: feed.source,
    setPicked(next: Picked | undefined) {
      picked = next
      canvas.draw()
    },
    /** All that can be seen, in no order. */
    inView(): ShownMark[] {
      const { x, y } = map.getSize()
      return Array.from(marks.ids, (_, place) => shown(place)).filter(
        (mark) => mark.x >= 0 && mark.y >= 0 && mark.x <= x && mark.y <= y,
      )
    },
    remove() {
      unwatch()
      feed.remove()
      canvas.remove()
      pointer.remove()
    },
  }
}

export type MarkLayer = ReturnType<typeof createMarkLayer>
