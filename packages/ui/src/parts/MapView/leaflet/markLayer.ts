import type { Map as LeafletMap } from 'leaflet'
import { hitMark } from '../canvas/hit.ts'
import { createMapCanvas, pixelRatio } from '../canvas/mapCanvas.ts'
import { readPalette, watchColors } from '../canvas/palette.ts'
import { paintMarks, type Picked } from '../canvas/paintMarks.ts'
import { makeSprites } from '../canvas/sprites.ts'
import type { PointKind, ShownMark } from '../mapTypes.ts'
import { emptyMarks, kindShares, type Marks, toLat, toLon } from '../sources/marks.ts'
import type { MarkSource } from '../sources/markSource.ts'
import { createMarkFeed, type FeedStatus } from './markFeed.ts'
import { followPointer, type PointerEvents } from './markPointer.ts'

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
  const canvas = createMapCanvas(map, pane, (context, placing) =>
    paintMarks(context, marks, placing, { ...look, short, picked }),
  )
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

  let look = makeLook()
  function makeLook() {
    const palette = readPalette(map.getContainer(), kinds)
    return { kinds, palette, sprites: makeSprites(kinds, palette, pixelRatio()) }
  }
  const unwatch = watchColors(() => {
    look = makeLook()
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
      kinds = nextKinds
      look = makeLook()
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
