/** Shapes of the forest, on a ground of 1200 × 900. Whole numbers keep the drawing small in the page. */

/** Outline of a spruce. @returns path data, closed */
function spruce(x: number, foot: number, height: number): string {
  const tiers = Math.max(4, Math.round(height / 45))
  const side = Array.from({ length: tiers }, (_, index) => {
    const share = (index + 1) / tiers
    const reach = height * (0.05 + 0.17 * share)
    return {
      reach: Math.round(reach),
      notch: Math.round(reach * 0.5),
      y: Math.round(foot - height * (0.96 - 0.88 * share)),
    }
  })
  const right = side.map(({ reach, notch, y }) => `L${x + reach} ${y}L${x + notch} ${y - 4}`)
  const left = side.toReversed().map(({ reach, notch, y }) => `L${x - notch} ${y - 4}L${x - reach} ${y}`)
  const trunk = Math.round(height * 0.025)
  const skirt = Math.round(foot - height * 0.09)
  return `M${x} ${foot - height}${right.join('')}L${x + trunk} ${skirt}V${foot}H${x - trunk}V${skirt}${left.join('')}Z`
}

/** x, foot and height of each tree of a stand. */
export type Stand = readonly (readonly [x: number, foot: number, height: number])[]

export const stand = (trees: Stand) => trees.map((tree) => spruce(...tree)).join('')

/** Trees on the far ridge: small and close. */
export const farTrees: Stand = Array.from({ length: 34 }, (_, index) => {
  const x = 12 + index * 36 + ((index * 17) % 23)
  return [x, 480 + Math.round(14 * Math.sin(x / 160)), 62 + ((index * 29) % 41)] as const
})

/** Trees of the middle ridge. */
export const middleTrees: Stand = Array.from({ length: 19 }, (_, index) => {
  const x = 8 + index * 66 + ((index * 31) % 37)
  return [x, 600 + Math.round(16 * Math.sin(x / 130 + 2)), 130 + ((index * 53) % 84)] as const
})

/** The nearest ones leave the middle free for the clearing. */
export const nearTrees: Stand = [
  [20, 760, 420],
  [130, 790, 330],
  [232, 780, 470],
  [338, 800, 250],
  [905, 800, 280],
  [1005, 785, 500],
  [1105, 800, 370],
  [1190, 770, 450],
]
