/** Months of the mixed chart, from January; slots of the line chart, five minutes each. */
export const monthCount = 12
export const slots = Array.from({ length: 12 }, (_, index) => `13:${String(index * 5).padStart(2, '0')}`)

/** Share of answered requests per slot, in per cent: between 0 and 100. */
const wave = (base: number, spread: number, shift: number) =>
  slots.map((_, index) => Math.round(base + spread * Math.sin(index / 1.7 + shift)))

export const requests = { mobile: wave(58, 22, 0), fixed: wave(44, 18, 1.4), field: wave(26, 14, 3.1) }

/** Sightings per month by who reported them. */
export const reports = {
  women: [709, 1_917, 2_455, 2_610, 1_719, 1_433, 1_544, 3_285, 5_208, 3_372, 2_484, 4_078],
  men: [327, 1_776, 507, 1_200, 800, 482, 204, 1_390, 1_001, 951, 381, 220],
} as const

/** Both reports added up; a line of its own, outside the stack. */
export const reportSums = reports.women.map((value, index) => value + (reports.men[index] ?? 0))

/** The keyboard's fifty keys: the bars in front and those behind. */
export const keys = Array.from({ length: 50 }, (_, i) => ({
  front: 5 * (Math.sin(i / 5) * (i / 5 - 10) + i / 6),
  back: 3 * (Math.sin(i / 5) * (i / 5 + 10) + i / 6),
}))
