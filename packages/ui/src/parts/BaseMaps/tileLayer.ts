import { CRS, latLngBounds, tileLayer, type TileLayer } from 'leaflet'
import type { BaseMap } from './baseMapTypes.ts'
import { tileAddress } from './tileAddress.ts'

const systems = { 'EPSG:3857': CRS.EPSG3857, 'EPSG:4326': CRS.EPSG4326 }

/** Tiles of a base map, not yet on a map. Its attribution is not Leaflet's to show: that one would read it as HTML. */
export function makeTileLayer(map: BaseMap): TileLayer {
  const { type, url, layers, style, format, crs, minZoom, maxZoom, area } = map
  const options = {
    maxNativeZoom: maxZoom,
    minZoom,
    updateWhenIdle: false,
    keepBuffer: 3,
    className: 'map-tile',
    ...(area && { bounds: latLngBounds([area[1], area[0]], [area[3], area[2]]) }),
  }
  if (type === 'wms') {
    return tileLayer.wms(url, { ...options, layers, styles: style, format, transparent: false, crs: systems[crs] })
  }
  return tileLayer(tileAddress(map), options)
}
