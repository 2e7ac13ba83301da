/**
 * Ages of money, the youngest first: one scale, in which the older is the stronger in both modes. Each of them is told from the
 * grounds of a row (3 : 1), and no theme colour changes it.
 */
export const ageScale = {
  light: ['#7f8883', '#b17117', '#ad5600', '#a03900', '#8a2410', '#681114'],
  dark: ['#757d79', '#937a5a', '#ae7546', '#c86f3d', '#e06743', '#ff5752'],
} as const

/** A step of the scale in the mode of the page. */
export const ageTone = (step: 0 | 1 | 2 | 3 | 4 | 5) => `light-dark(${ageScale.light[step]},${ageScale.dark[step]})`
