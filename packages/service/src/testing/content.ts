import type { StackOptions } from '../options.ts'

/** The options that determine the content of a back end's database. */
export type Content = Pick<StackOptions, 'seed' | 'today' | 'now'>

/** Today's date in stories and tests; the example world's dates are counted from it. */
export const testDay = '2026-11-20'

const noon = { today: testDay, now: `${testDay}T12:00:00+01:00` } as const

/** A database without demo data, at noon of that day. */
export const emptyWorld = { seed: 'none', ...noon } as const

/** The small example world at noon of that day. */
export const testWorld = { seed: 'small', ...noon } as const

/** Names a database by its content. Without `today` the content is that of the day of the test run. */
export const contentName = ({ seed = 'small', today = 'now', now = 'running' }: Content) =>
  [seed, today, now].join('_').replaceAll(/[^\w-]/g, '-')
