/** A card's total, the time in ms to count up to it, and the values of its week for the line chart. */
export const cards = {
  visits: {
    total: 102_400,
    duration: 2_600,
    expected: [100, 120, 161, 134, 105, 160, 165],
    actual: [120, 82, 91, 154, 162, 140, 145],
  },
  messages: {
    total: 81_212,
    duration: 3_000,
    expected: [200, 192, 120, 144, 160, 130, 140],
    actual: [180, 160, 151, 106, 145, 150, 130],
  },
  purchases: {
    total: 9_280,
    duration: 3_200,
    expected: [80, 100, 121, 104, 105, 90, 100],
    actual: [120, 90, 100, 138, 142, 130, 130],
  },
  shoppings: {
    total: 13_600,
    duration: 3_600,
    expected: [130, 140, 141, 142, 145, 150, 160],
    actual: [120, 82, 91, 154, 162, 140, 130],
  },
} as const

export type CardId = keyof typeof cards

/** Budgets along six axes, each with its largest value. */
export const budgets = {
  most: [10_000, 20_000, 20_000, 20_000, 20_000, 20_000],
  planned: [5_000, 7_000, 12_000, 11_000, 15_000, 14_000],
  expected: [4_000, 9_000, 15_000, 15_000, 13_000, 11_000],
  actual: [5_500, 11_000, 12_000, 15_000, 12_000, 12_000],
} as const

/** Readings by topic. */
export const topics = [320, 240, 149, 100, 59] as const

/** Readings of three pages on the days of a week. */
export const pages = [
  [79, 52, 200, 334, 390, 330, 220],
  [80, 52, 200, 334, 390, 330, 220],
  [30, 52, 200, 334, 390, 330, 220],
] as const
