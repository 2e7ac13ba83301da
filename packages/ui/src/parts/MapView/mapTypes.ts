import type { MarkShape, MarkTone } from './markShapes.ts'

/** A kind of point: how its mark looks, and what clusters count in their ring. */
export interface PointKind {
  id: string
  tone: MarkTone
  shape: MarkShape
}

/** A kind with its word in the chosen language. */
export interface MapKind extends PointKind {
  label: string
}

/** A point on the map; `lat`/`lon` are WGS 84 degrees, `kind` names a `PointKind`. */
export interface MapPoint {
  id: number
  lat: number
  lon: number
  kind: string
  label: string
}

/**
 * Many points, column by column: rows of all columns belong together. `kinds` are places in the list of kinds; a row whose
 * `lats` and `lons` are NaN is nowhere.
 */
export interface MapPoints {
  ids: Float64Array
  lats: Float64Array
  lons: Float64Array
  kinds: Uint8Array
}

/** Several points as one mark, or one point (`count` 1), as a database answers them for a section. */
export interface MapGroup {
  /** The point's number; of a cluster any number that is its own within the answer. */
  id: number
  lat: number
  lon: number
  count: number
  /** How many of each kind, in the order of the kinds. */
  kinds: readonly number[]
  /** The section that a cluster's points cover, if known: from it follows how far to zoom in to see them apart. */
  extent?: Section | undefined
}

/** The part of the world in view, in degrees. */
export interface Section {
  west: number
  south: number
  east: number
  north: number
}

/** A place that something somebody did asks for; moving the map by hand afterwards is respected until the next one. */
export interface MapGoal {
  /** Another value is another act, even if it asks for the same section. */
  act: number
  /** Undefined: everything. */
  section: Section | undefined
  /** The map stood there before: it is shown as it was, at once. */
  isReturn?: boolean
}

/** WGS 84 degrees. */
export interface Spot {
  lat: number
  lon: number
}

/** Where the map stands: its middle and its zoom. */
export interface ViewPlace extends Spot {
  zoom: number
}

/** A place as [lon, lat]; several of them in a row enclose an area. */
export type Place = readonly [lon: number, lat: number]

/**
 * Where the marks come from: all points in memory, grouped in a worker, or groups that are computed elsewhere for the
 * section in view. Keep the object stable while its content is the same: a new one is grouped or asked anew.
 */
export type MapSource = PointSource | SectionSource

interface PointSource {
  type: 'points'
  points: MapPoints
}

export interface SectionSource {
  type: 'sections'
  /** Where there is anything, if known: what 'show everything' fits. */
  extent?: Section | undefined
  /**
   * Asked when the map leaves what is known, for more than is in view (2.6 times its width and height) and a whole zoom;
   * `signal` ends the question when the map has moved on.
   */
  load: (section: Section, zoom: number, signal: AbortSignal) => Promise<readonly MapGroup[]>
  /** The points of a group that falls apart at no zoom, at most `limit`. */
  members?: ((group: MapGroup, limit: number, signal: AbortSignal) => Promise<readonly number[]>) | undefined
  /** The points within a ring. Without it the map offers no areas to pick. */
  within?: ((ring: readonly Place[], signal: AbortSignal) => Promise<readonly number[]>) | undefined
}

/** A mark as it stands in view: a point, or several as one. */
export interface ShownMark {
  id: number
  lat: number
  lon: number
  count: number
  /** How many of each kind, in the order of the kinds. */
  kinds: readonly number[]
  /** From the map's upper left corner, in px. */
  x: number
  y: number
}

/** Effect on the points that are already picked. */
export type PickMode = 'replace' | 'add' | 'toggle'

export interface MapActions {
  onSelect?: ((id: number) => void) | undefined
  onHighlight?: ((id: number | undefined) => void) | undefined
  /** Points to pick: a click with Ctrl or Shift, Space, an area drawn. Without it nothing can be picked. */
  onPick?: ((ids: readonly number[], mode: PickMode) => void) | undefined
  /**
   * A click or tap anywhere is a place to choose; marks are not opened then. Offer typed coordinates beside it.
   * `within`: metres that it may be off, by the map's scale.
   */
  onPlace?: ((place: Spot, within: number) => void) | undefined
  /** After every move, and once at the start. */
  onSectionChange?: ((section: Section) => void) | undefined
}
