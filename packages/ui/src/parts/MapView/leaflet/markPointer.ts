import type { LeafletMouseEvent, Map as LeafletMap } from 'leaflet'
import { worldSize } from '../canvas/mapCanvas.ts'
import type { ShownMark, Spot } from '../mapTypes.ts'

export interface PointerEvents {
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
export function followPointer(map: LeafletMap, { hit, shown }: Targets, { onHover, onHit }: PointerEvents) {
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
