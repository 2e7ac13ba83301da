/** `huge`: ten million sightings, all else as in the large world. */
export const seedSizes = ['small', 'large', 'huge'] as const
export type SeedSize = (typeof seedSizes)[number]

/** The example world behind a size. */
export const worldSize = (size: SeedSize) => (size === 'huge' ? 'large' : size)

export interface SeedOptions {
  size: SeedSize
  /** The day that dates are counted from, `YYYY-MM-DD`. */
  today: string
  /** Nothing is dated later; absent when `today` is not the clock's day. */
  now?: Date
}
