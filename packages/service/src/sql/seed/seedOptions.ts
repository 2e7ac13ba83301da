export type SeedSize = 'small' | 'large'

export interface SeedOptions {
  size: SeedSize
  /** The day that dates are counted from, `YYYY-MM-DD`. */
  today: string
  /** Nothing is dated later; absent when `today` is not the clock's day. */
  now?: Date
}
