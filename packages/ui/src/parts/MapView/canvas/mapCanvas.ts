import { DomUtil, type LatLng, type LatLngBounds, type Map as LeafletMap, point, type ZoomAnimEvent } from 'leaflet'

/** Puts the world (0 to 1) onto the canvas: px = share · scale − offset. */
export interface Placing {
  scale: number
  left: number
  top: number
  width: number
  height: number
}

/** The canvas is larger than the view by this share on each side: short drags move it without drawing anew. */
const margin = 0.25

/** Where and how the canvas was last drawn. */
interface Drawn {
  corner: LatLng
  zoom: number
  bounds: LatLngBounds
}

export const pixelRatio = () => Math.min(2, window.devicePixelRatio || 1)

/** px of the whole world at the map's zoom. */
export const worldSize = (map: LeafletMap) => 256 * 2 ** map.getZoom()

/** Where the map's next pixel origin will be: what Leaflet itself reckons with during a zoom. */
function nextOrigin(map: LeafletMap, center: LatLng, zoom: number) {
  const pane = DomUtil.getPosition(map.getPane('mapPane')!)
  return map.project(center, zoom).subtract(map.getSize().divideBy(2)).add(pane).round()
}

/**
 * One canvas over the map that moves and scales with it, and is painted anew only when the view leaves what it shows, at
 * another zoom, and when it is told.
 */
export function createMapCanvas(
  map: LeafletMap,
  pane: HTMLElement,
  paint: (context: CanvasRenderingContext2D, placing: Placing) => void,
) {
  const canvas = DomUtil.create('canvas', 'leaflet-zoom-animated', pane)
  const context = canvas.getContext('2d')!
  let drawn: Drawn | undefined

  function resize(width: number, height: number) {
    const ratio = pixelRatio()
    const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)]
    if (canvas.width !== wide || canvas.height !== high) {
      canvas.width = wide
      canvas.height = high
      canvas.style.width = `${width}px`
      canvas.style.height = `${height}px`
    }
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    context.clearRect(0, 0, width, height)
  }

  function draw() {
    const size = map.getSize()
    if (size.x === 0 || size.y === 0) return
    const pad = size.multiplyBy(margin).round()
    const corner = map.containerPointToLayerPoint(point(-pad.x, -pad.y)).round()
    const all = size.add(pad.multiplyBy(2))
    resize(all.x, all.y)
    DomUtil.setTransform(canvas, corner, 1)
    const origin = map.getPixelOrigin().add(corner)
    paint(context, { scale: worldSize(map), left: origin.x, top: origin.y, width: all.x, height: all.y })
    drawn = { corner: map.layerPointToLatLng(corner), zoom: map.getZoom(), bounds: map.getBounds().pad(margin) }
  }

  /** Keeps what is drawn in its place while the map moves. */
  function follow() {
    if (!drawn) return
    const scale = map.getZoomScale(map.getZoom(), drawn.zoom)
    if (scale !== 1) DomUtil.setTransform(canvas, map.latLngToLayerPoint(drawn.corner), scale)
    else if (!drawn.bounds.contains(map.getBounds())) draw()
  }

  function zoomTo({ center, zoom }: ZoomAnimEvent) {
    if (!drawn) return
    const place = map.project(drawn.corner, zoom).subtract(nextOrigin(map, center, zoom))
    DomUtil.setTransform(canvas, place, map.getZoomScale(zoom, drawn.zoom))
  }

  map.on('move', follow).on('zoomanim', zoomTo).on('zoomend viewreset resize', draw)
  return {
    draw,
    remove() {
      map.off('move', follow).off('zoomanim', zoomTo).off('zoomend viewreset resize', draw)
      canvas.remove()
    },
  }
}
