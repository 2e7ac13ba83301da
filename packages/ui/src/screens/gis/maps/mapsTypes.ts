import type { ClientChoice } from '@waldkerf/domain/clients/clientChoice'
import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import type { EditableMapColumn, MapValue } from '@waldkerf/domain/maps/mapValues'
import type { MapFilter, MapRow } from '@waldkerf/domain/maps/mapFilter'
import type { MapFootprint } from '@waldkerf/domain/maps/mapFootprint'
import type { Sort } from '@waldkerf/ui/parts/DataTable/DataTable'
import type { MissingParts } from '@waldkerf/ui/parts/NotLoaded/NotLoaded'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { ScanSource } from '@waldkerf/ui/screens/georef/georefTypes.ts'
import type { UploadView } from '@waldkerf/ui/screens/georef/scan/UploadBar'
import type { BaseMaps, Section } from '@waldkerf/ui/parts/MapView/MapView'
import type { ShownViews, ViewActions } from '@waldkerf/ui/parts/SavedViews/SavedViews'

export interface MapsState {
  /** All that the person may see, as stored. */
  maps: Loadable<readonly MapRow[]>
  /** Where they lie, of those that have points. */
  footprints: readonly MapFootprint[]
  /** Further data that could not be loaded. */
  missing?: MissingParts<'clients' | 'points' | 'extent' | 'layers'>
  clients: readonly ClientChoice[]
  filter: MapFilter
  sort: Sort | undefined
  selectedId: number | undefined
  /** Box around the maps of the client that the list is narrowed to. */
  extent: Section | undefined
  views: ShownViews
  /** The address asks for the form of a new map. */
  isNewAsked?: boolean
  baseMaps: BaseMaps
  /** Where the open map's picture comes from. Keep it stable. */
  scan?: ScanSource | undefined
  /** Running uploads of scans, by map. */
  uploads?: Readonly<Record<number, UploadView>>
  /** Of a map's workplace. */
  mapAddress: (mapId: number) => string
}

/** A map to be created; null and '' stand for unknown. */
export interface NewMap {
  map_name: string
  client_id: number | null
  epsg: number | null
  typ: string
  din: string
  jahr: number | null
  scale: number | null
  res: number | null
  width: number | null
  height: number | null
}

/** All that store something reject with an error whose message is for people. */
export interface MapsActions {
  setFilter: (filter: MapFilter) => void
  setSort: (sort: Sort) => void
  select: (id: number | undefined) => void
  retry: () => void
  /**
   * Stores one column of a map, as it was when the value was chosen.
   * @returns the map as it is stored then
   * @throws ConflictError with the map when somebody else has changed this column meanwhile; other columns do not matter
   */
  change: (map: SurveyMap, column: EditableMapColumn, value: MapValue) => Promise<SurveyMap | undefined>
  /** A value could not be stored, and its field is not shown any more. */
  onLost: (map: SurveyMap, reason: string) => void
  /**
   * @param key the same for every try with the same content
   * @param scan uploaded as soon as the map is stored
   * @param isQuiet nothing is said of it: it is one of many
   * @returns the new map's number
   */
  create: (map: NewMap, key: string, scan?: File, isQuiet?: boolean) => Promise<number>
  /** Absent: the person may not. */
  remove?: ((map: SurveyMap) => Promise<void>) | undefined
  /** The coordinate system of a client's maps, if one is set. */
  loadSystem: (clientId: number) => Promise<number | null>
  /** Something is typed that is not stored yet; undefined: nothing any more. */
  onTyping: (what: string | undefined) => void
  views: ViewActions
  /** Called when the form is open: the address need not ask for it any more. */
  newOpened?: () => void
}
