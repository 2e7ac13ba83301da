/** The seven transformations, by the words that `karte.georef_typ` stores. */
export type TransformType = 'linear' | 'helmert' | 'polynomial1' | 'polynomial2' | 'polynomial3' | 'tps' | 'projective'

/** Fewest enabled points that determine each type. */
export const leastPoints: Record<TransformType, number> = {
  linear: 2,
  helmert: 2,
  polynomial1: 3,
  polynomial2: 6,
  polynomial3: 10,
  tps: 3,
  projective: 4,
}

/** [pixelx, pixely] with the negative row, or [easting, northing]. */
export type Position = readonly [number, number]
/** NaN where the transformation has no value. */
export type Mapping = (position: Position) => Position

/** The part of a control point that the solver needs; every `ControlPoint` is one. */
export type FitPoint = { nr: number; pixelx: number; pixely: number; mapx: number; mapy: number; enable: boolean }

/** Both directions of a fit; null when the points do not determine it. */
type Model = { forward: Mapping; backward: Mapping } | null
/** Fits `from` (pixels) to `to` (map), two lists of the same length. */
export type Solve = (from: readonly Position[], to: readonly Position[]) => Model
