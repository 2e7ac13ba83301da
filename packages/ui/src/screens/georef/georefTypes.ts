import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import type { Grid } from '@waldkerf/domain/georef/coordinates/grid'
import type { Area } from '@waldkerf/domain/georef/coordinates/systems'
import type { Message } from '@waldkerf/domain/georef/message'
import type { PointProblem } from '@waldkerf/domain/georef/points/limits/pointProblems'
import type { History, HistoryAction } from '@waldkerf/domain/georef/workplace/history'
import type { MapLayer } from '@waldkerf/domain/entities/maps/scans'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { TiledScan } from '@waldkerf/ui/parts/ScanView/ScanView'
import type { BaseMaps, WarpStart } from '@waldkerf/ui/parts/WarpMap/WarpMap'
import type { StoreLayer } from './raster/useRaster.ts'
import type { UploadView } from './scan/UploadBar.tsx'

export type { StoreLayer }

/** Display settings of the panes; they belong to the person, not to the map. */
export interface Look {
  preview: boolean
  arrows: boolean
  opacity: number
  swipe: number
  /** How many times longer than they are residuals are drawn; undefined: as far as the longest lets them. */
  exaggeration: number | undefined
}

export const plainLook: Look = { preview: true, arrows: true, opacity: 0.8, swipe: 1, exaggeration: undefined }

/** Saving the points, which are replaced as a whole. */
export type SaveState =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'saved' }
  /** Nothing is lost: the stored points stay, and the unsaved ones lie in this browser. */
  | { status: 'failed'; message: string; problems?: readonly PointProblem[] }
  /** Somebody changed the stored points after the work began: `changes` lists how. */
  | { status: 'conflict'; changes: readonly Message[] }

/** A scan that can be loaded, as a file (null: there is none; lost: there was one, and its bytes are gone) or as a pyramid of tiles; `name` is that of its file. */
export type ScanSource =
  | { name: string; load: (signal: AbortSignal) => Promise<Blob | 'lost' | null> }
  | { name: string; tiles: TiledScan }

export interface GeorefState {
  map: Loadable<SurveyMap>
  /** Address of the maps, for a map that is not there. */
  list?: string | undefined
  history: History
  save: SaveState
  /** Where the scan comes from, if the installation has one for each map. Keep it stable. */
  scan: ScanSource | undefined
  /** The upload of the scan, while there is one. */
  upload?: UploadView | undefined
  /** The map's layer; null: it has none. Undefined until it is known. */
  layer?: Pick<MapLayer, 'seit' | 'von' | 'veraltet'> | null | undefined
  baseMaps: BaseMaps
  /** Grids of datum shifts, as far as they are loaded. Keep the list stable. */
  grids?: readonly Grid[]
  /** Where maps of this client must lie, if that is known. */
  near: Area | null
  /** Where the map opens while it has no points. */
  start?: WarpStart
}

export interface GeorefActions {
  act: (action: HistoryAction) => void
  /** @param overwrite also if somebody has changed the points since @returns whether they are stored */
  save: (overwrite?: boolean) => Promise<boolean>
  /** Takes the points as they are in the data service now. */
  reload: () => void
  /** Calls the map checked, as it is stored. @throws Error with a message for people */
  check?: () => Promise<void>
  /** Stores the script with the map. @throws Error with a message for people */
  storeScript: (text: string) => Promise<void>
  /** Stores a georeferenced file as the map's layer, for everybody. @throws Error with a message for people */
  storeLayer?: StoreLayer
  /** Uploads a file as the map's scan, for everybody; here it is shown even if the upload fails. */
  storeScan?: (file: File) => void
  back: () => void
}

export interface GeorefRights {
  /** Storing the script. */
  script: boolean
}
