/** How the panes look; of the person, not of the map. */
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
