import type { StackOptions } from '../options.ts'

/** The options of a back end that decide what is in its database. */
export type Content = Pick<StackOptions, 'seed' | 'today' | 'now'>

/** The day that stories, tests and contract begin from; the example world's dates are counted from it. */
export const testDay = '2026-11-20'

const noon = { today: testDay, now: `${testDay}T12:00:00+01:00` } as const

/** A database without demo data, at noon of that day. */
export const emptyWorld = { seed: 'none', ...noon } as const

/** The small example world at noon of that day. */
export const testWorld = { seed: 'small', ...noon } as const

/** The same content, the same name; what is not said depends on the day, which a run does not outlive. */
export const contentName = ({ seed = 'small', today = 'now', now = 'running' }: Content) =>
  [seed, today, now].join('_').replaceAll(/[^\w-]/g, '-')
