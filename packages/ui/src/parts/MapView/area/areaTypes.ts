/** How an area is drawn. */
export type AreaTool = 'box' | 'lasso'

/** A place in the view, in px from its upper left corner. */
export type Spot = readonly [x: number, y: number]
