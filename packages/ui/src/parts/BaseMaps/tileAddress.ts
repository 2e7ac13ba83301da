import type { BaseMap } from './baseMapTypes.ts'

/** @returns the server of others that a map comes from; undefined for one of the own site */
export function foreignHost({ url }: Pick<BaseMap, 'url'>, own: string = location.host): string | undefined {
  const [, host] = /^https?:\/\/(?:\{[^}]*\}\.?)?([^/?#]+)/.exec(url) ?? []
  return host === own ? undefined : host
}

/** The names of WMTS for what Leaflet calls `z`, `y` and `x`. */
const placeholders = { '{TileMatrix}': '{z}', '{TileRow}': '{y}', '{TileCol}': '{x}' }

/** @returns the address of a tile with `{z}`, `{x}` and `{y}`, for base maps other than WMS. */
export function tileAddress({ type, url, layers, matrixSet, style, format }: BaseMap): string {
  if (type !== 'wmts') return url
  if (url.includes('{TileMatrix}')) {
    return Object.entries(placeholders).reduce((address, [name, value]) => address.replaceAll(name, value), url)
  }
  const query = new URLSearchParams({
    SERVICE: 'WMTS',
    REQUEST: 'GetTile',
    VERSION: '1.0.0',
    LAYER: layers,
    STYLE: style,
    TILEMATRIXSET: matrixSet,
    FORMAT: format,
  })
  const joint = !url.includes('?') ? '?' : /[?&]$/.test(url) ? '' : '&'
  return `${url}${joint}${query}&TILEMATRIX={z}&TILEROW={y}&TILECOL={x}`
}
