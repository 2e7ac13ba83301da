import type { BaseMap, MapPlace } from './baseMapTypes.ts'
import { isIn } from './choice/chooseMap.ts'
import { tileAddress } from './tileAddress.ts'

/** Half of the world's width in metres of Web Mercator. */
const half = 20_037_508.342_789_244

/** Where a preview is of: what the map shows. */
export type PreviewPlace = Omit<MapPlace, 'land'>

/** The tile around a place; of a map that ends before it, the tile in its middle. */
function previewTile({ area, minZoom, maxZoom }: BaseMap, place: PreviewPlace) {
  const seen =
    isIn(area, place) || !area ? place : { lat: (area[1] + area[3]) / 2, lon: (area[0] + area[2]) / 2, zoom: 9 }
  const zoom = Math.min(maxZoom, Math.max(minZoom, Math.round(seen.zoom)))
  const size = 2 ** zoom
  const sine = Math.sin((seen.lat * Math.PI) / 180)
  const x = Math.floor((seen.lon / 360 + 0.5) * size)
  const y = Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size)
  return { zoom, x, y, size }
}

/** @returns the address of one picture that shows what a map looks like there */
export function previewAddress(map: BaseMap, place: PreviewPlace): string {
  const { zoom, x, y, size } = previewTile(map, place)
  if (map.type !== 'wms') {
    const values: Readonly<Record<string, string>> = { z: `${zoom}`, x: `${x}`, y: `${y}`, s: 'a', r: '' }
    return tileAddress(map).replace(/\{([zxysr])\}/g, (_, name: string) => values[name] ?? '')
  }
  const metres = (2 * half) / size
  const [west, north] = [x * metres - half, half - y * metres]
  const query = new URLSearchParams({
    service: 'WMS',
    request: 'GetMap',
    version: '1.1.1',
    layers: map.layers,
    styles: map.style,
    format: map.format,
    srs: 'EPSG:3857',
    width: '256',
    height: '256',
    bbox: [west, north - metres, west + metres, north].join(','),
  })
  return `${map.url}${map.url.includes('?') ? '&' : '?'}${query}`
}
