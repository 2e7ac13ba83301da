/** The day of stories, tests and the contract; the embedded start uses the day of its first start instead. */
export const storyDay = '2026-11-20'

/** The instant that stories and mocks freeze on a day: 09:30 in Berlin's winter, as the database writes it. */
export const instantOn = (day: string) => `${day}T08:30:00+00:00`

const dayLength = 86_400_000

/** Calendar arithmetic on `YYYY-MM-DD` text, in UTC, so that no clock change can shift a day. */
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10)

/** Whole days from `from` to `to`. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayLength)
