import type { ShownPoint, Spot } from '../scanTypes.ts'

/** The operations that pointer and keys need, so that scan and map are worked alike. Places are the stage's own. */
export interface PointStage {
  /** The marks as they stand on the screen now. */
  points: () => readonly ShownPoint[]
  /** From px of the screen. */
  toPlace: (at: Spot) => Spot
  middle: () => Spot
  /** @param fixed what stays where it is, in px; the middle if left out */
  zoomBy: (factor: number, fixed?: Spot) => void
  /** In px of the screen. */
  panBy: (right: number, down: number) => void
  showAll: () => void
}
