/** Display settings of the panes; they belong to the person, not to the map. */
export interface Look {
  preview: boolean
  arrows: boolean
  opacity: number
  swipe: number
  /** How many times longer than they are residuals are drawn; undefined: as it suits the longest. */
  exaggeration: number | undefined
}

export const plainLook: Look = { preview: true, arrows: true, opacity: 0.8, swipe: 1, exaggeration: undefined }
