/**
 * Ages of money, the youngest first: one scale, in which the older is the stronger in both modes. Each of them is told from the
 * grounds of a row (3 : 1) and from all others, and no theme colour changes it.
 */
export const ageScale = {
  light: ['#7f8883', '#9c6a00', '#a63c00', '#8f0f3d', '#5f0f5f', '#1f0a33'],
  dark: ['#757d79', '#b5872e', '#ef7a45', '#ff96a8', '#d9c2ff', '#f7f5ff'],
} as const

type AgeStep = 0 | 1 | 2 | 3 | 4 | 5

/** Height of the oldest, in px, and by how much each younger one is lower. */
export const ageHeight = 14
const ageStep = 2

/** A step as a ground, in the mode of the page: the older the higher, so that the ages are told apart without their colours, too. */
export const ageFill = (step: AgeStep) =>
  `linear-gradient(to top, light-dark(${ageScale.light[step]}, ${ageScale.dark[step]}) ${ageHeight - ageStep * (5 - step)}px, transparent 0)`
