import type { OwnArea } from '@waldkerf/domain/places/layers/ownLayer'
import type { Sheets } from '../Sheets/sheetTypes.ts'

/** Coordinate systems that `config.json` may name for a base map: Web Mercator, and for WMS degrees as well. */
type BaseMapCrs = 'EPSG:3857' | 'EPSG:4326'

/**
 * A base map of the installation, as it stands in `config.json` under `baseMaps`.
 * - `xyz`: `url` with `{z}`, `{x}`, `{y}`, and if wanted `{s}` (a, b, c) and `{r}` (`@2x` on fine screens)
 * - `wms`: `url` of the service, `layers` by name
 * - `wmts`: `url` with `{TileMatrix}`, `{TileRow}`, `{TileCol}`, or that of the service with `layers` and `matrixSet`
 */
export interface BaseMap {
  type: 'xyz' | 'wms' | 'wmts'
  /** Entries of one title are one map in parts: of these, the one for the Land in the map's middle counts. */
  title: string
  /** Whose it is, as people are asked about it; default: the host of `url`. */
  provider: string
  url: string
  /** Plain text; whatever stands in it is shown as it is. */
  attribution: string
  layers: string
  matrixSet: string
  style: string
  /** MIME type of the tiles. */
  format: string
  minZoom: number
  /** Nearest zoom that the service has; beyond it tiles are enlarged. */
  maxZoom: number
  crs: BaseMapCrs
  /** West, south, east, north in degrees: beyond it nothing is asked for. Null: it has no end. */
  area: readonly [west: number, south: number, east: number, north: number] | null
  /** Names of the Länder that it is of; none: of all. */
  lands: readonly string[]
}

/** Where a map stands, and the Land in its middle; '' beyond all of them. */
export interface MapPlace {
  lat: number
  lon: number
  zoom: number
  land: string
}

/** From this zoom on there are places without a name in view: the ground says where one is. */
export const groundFrom = 10

/** The outline of a map sheet, with the number of its map. */
export interface GroundSheet extends OwnArea {
  id: number
}

/** Everything that a map shows of the ground when it is near, whatever lies below: no server of others is asked. */
export interface Ground {
  /** One's own areas. Keep the lists stable while they are the same. */
  own: readonly OwnArea[]
  /** Sheets of maps that the person may see. */
  sheets: readonly GroundSheet[]
  /** Asks for both, which are not read before. Keep it stable. */
  want: () => void
}

/** The base maps of the installation, and for whom a choice among them is kept. */
export interface BaseMaps {
  maps: readonly BaseMap[]
  /** Tells persons who share a browser apart. */
  person: string
  /** Without a line nobody is asked about a map that could not be loaded. */
  offline?: boolean
  /** Georeferenced sheets, for those who may see some. */
  sheets?: Sheets | undefined
  ground?: Ground | undefined
}

/** The offline map alone. */
export const noBaseMaps: BaseMaps = { maps: [], person: '' }
