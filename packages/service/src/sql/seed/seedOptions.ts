export type SeedSize = 'small' | 'large'

export interface SeedOptions {
  size: SeedSize
  /** The day that dates are counted from, `YYYY-MM-DD`. */
  today: string
  /** Nothing is dated later; absent: the day is not that of the clock. */
  now?: Date
}
