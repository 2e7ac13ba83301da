/** [column, row] on the scan in pixels, the row counted downwards; halves are the middles of pixels. */
export type Spot = readonly [column: number, row: number]

/** Width and height of the scan in pixels. */
export interface ScanSize {
  width: number
  height: number
}

/** How a mark is drawn: filled, hollow, or dashed for one that waits for its partner. */
export type MarkLook = 'filled' | 'hollow' | 'waiting'

/** A numbered mark on the scan. */
export interface ScanMark {
  id: number
  label: string
  at: Spot
  look: MarkLook
  /** Where an arrow from it leads, if there is one. */
  arrow?: Spot | undefined
}

/** A point that somebody has asked to see; without one, all there is. Another object asks again. */
export interface Shown {
  id?: number
}

/** A number of a run of changes that belong together: a drag, a held key. */
export type Run = string

export interface ScanActions {
  /** A click on nothing, or Enter at the cross. `exact`: of the scan's pixels, how many one of the screen covers. */
  onPlace?: ((at: Spot, exact: number) => void) | undefined
  onSelect?: ((id: number | undefined) => void) | undefined
  /** A mark was chosen by keys and may lie outside the view. */
  onShow?: ((id: number) => void) | undefined
  /** A mark is nudged by keys: to the right and down, in pixels. */
  onNudge?: ((id: number, by: Spot, run: Run) => void) | undefined
  /** A mark is dragged. */
  onMove?: ((id: number, at: Spot, run: Run) => void) | undefined
  /** A dragged mark is let go. */
  onDrop?: ((id: number, at: Spot, exact: number) => void) | undefined
  onRemove?: ((id: number) => void) | undefined
  /** Where the pointer is; undefined when it has left. */
  onPoint?: ((at: Spot | undefined) => void) | undefined
}

/** Actions of whatever has points to be worked, scan or map, in the stage's own places. */
export type PointActions = Omit<ScanActions, 'onPlace' | 'onDrop'> & {
  onPlace?: ((at: Spot) => void) | undefined
  onDrop?: ((id: number, at: Spot) => void) | undefined
}

/** A mark as it stands on the screen, in CSS px. */
export interface ShownPoint extends ScanMark {
  selected: boolean
}

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
