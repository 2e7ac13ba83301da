import type { BaseMap } from '../BaseMaps/baseMapTypes.ts'
import type { Section } from '../MapView/mapTypes.ts'
import type { MarkLook, Run, ScanSize, Spot } from '../ScanView/scanTypes.ts'

export type { Shown } from '../ScanView/scanTypes.ts'

/** [longitude, latitude], WGS 84. */
export type Place = readonly [lon: number, lat: number]

/** A numbered point on the map. */
export interface WarpPoint {
  id: number
  label: string
  at: Place
  look: MarkLook
  /** Where an arrow from it leads. */
  arrow?: Place | undefined
}

/** A picture and where its pixels lie. */
export interface WarpSheet {
  size: ScanSize
  /** Of any resolution; absent: the outline alone is shown. */
  picture?: ImageBitmap | undefined
  /** From [column, row] of a picture of `size`; not finite where it lies nowhere. */
  place: (at: Spot) => Place
  /** Straight edges stay straight: fewer cells do. */
  affine: boolean
}

/** How much of the picture is seen over the base map. */
export interface WarpLook {
  /** From 0 to 1. */
  opacity: number
  /** Share of the width, from the left, that shows the picture. */
  swipe: number
  base: BaseMap | undefined
}

/** Where a map opens on which nothing lies yet. */
export interface WarpStart {
  /** As soon as that is known; keep it stable. It moves nothing once somebody has used the map. */
  section: Section | undefined
  /** Where the map stands, at rest. */
  onView: (section: Section) => void
}

export interface WarpActions {
  onPlace?: ((at: Place) => void) | undefined
  onSelect?: ((id: number | undefined) => void) | undefined
  onShow?: ((id: number) => void) | undefined
  onMove?: ((id: number, at: Place, run: Run) => void) | undefined
  /** By keys, in metres to the right and up. */
  onNudge?: ((id: number, by: Spot, run: Run) => void) | undefined
  onRemove?: ((id: number) => void) | undefined
  onPoint?: ((at: Place | undefined) => void) | undefined
}
