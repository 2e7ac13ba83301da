import type { History, HistoryAction } from '@waldkerf/domain/georef/workplace/history'
import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import type { Message } from '@waldkerf/domain/georef/message'
import type { PointProblem } from '@waldkerf/domain/georef/points/limits/pointProblems'
import type { Grid } from '@waldkerf/domain/georef/coordinates/grid'
import type { Area } from '@waldkerf/domain/georef/coordinates/systems'
import type { Loadable } from '../../parts/Loadable/Loadable.tsx'
import type { TiledScan } from '../../parts/ScanView/ScanView.tsx'
import type { BaseMaps, WarpStart } from '../../parts/WarpMap/WarpMap.tsx'
import type { UploadView } from './scan/UploadBar.tsx'

/** Saving the points, which are replaced as a whole. */
export type SaveState =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'saved' }
  /** Nothing is lost: the stored points stay, and the unsaved ones lie in this browser. */
  | { status: 'failed'; message: string; problems?: readonly PointProblem[] }
  /** The data service has something else than the work began with: `changes` since. */
  | { status: 'conflict'; changes: readonly Message[] }

/** A scan that can be loaded, as a file (null: there is none; lost: there was one, and its bytes are gone) or as a pyramid of tiles; `name` is that of its file. */
export type ScanSource =
  | { name: string; load: (signal: AbortSignal) => Promise<Blob | 'lost' | null> }
  | { name: string; tiles: TiledScan }

export interface GeorefState {
  map: Loadable<SurveyMap>
  history: History
  save: SaveState
  /** Where the scan comes from, if the installation has one for each map. Keep it stable. */
  scan: ScanSource | undefined
  /** The scan's way to the others, if it is on it. */
  upload?: UploadView | undefined
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
  /** @param overwrite also if somebody has changed the points since */
  save: (overwrite?: boolean) => void
  /** Takes the points as they are in the data service now. */
  reload: () => void
  /** Stores the script with the map. @throws Error with a message for people */
  storeScript: (text: string) => Promise<void>
  /** Makes a file the map's scan, for everybody who sees the map; it is shown whatever becomes of that. */
  storeScan?: (file: File) => void
  back: () => void
}

export interface GeorefRights {
  /** Storing the script. */
  script: boolean
}
