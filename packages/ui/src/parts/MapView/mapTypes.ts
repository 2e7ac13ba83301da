import type { MarkShape, MarkTone } from './markShapes.ts'

/** A kind of point: how its mark looks, and what clusters count in their ring. */
export interface PointKind {
  id: string
  tone: MarkTone
  shape: MarkShape
}

/** A point on the map; `lat`/`lon` are WGS 84 degrees, `kind` names a `PointKind`. */
export interface MapPoint {
  id: number
  lat: number
  lon: number
  kind: string
  label: string
}

/** The part of the world in view, in degrees. */
export interface Section {
  west: number
  south: number
  east: number
  north: number
}

/** Where the map stands. */
export interface MapPosition {
  lat: number
  lon: number
  zoom: number
}

/** @returns whether a place lies in the section; without a section everything does. */
export const isInside = (section: Section | undefined, lat: number, lon: number) =>
  !section || (lat >= section.south && lat <= section.north && lon >= section.west && lon <= section.east)
