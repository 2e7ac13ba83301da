/** Display settings of the panes; they belong to the person, not to the map. */
export interface Look {
  preview: boolean
  arrows: boolean
  opacity: number
  swipe: number
  /** How many times longer than they are residuals are drawn. */
  exaggeration: number
}

export const plainLook: Look = { preview: true, arrows: true, opacity: 0.8, swipe: 1, exaggeration: 50 }

export const exaggerations = [1, 10, 50, 200, 1_000] as const
