/** The day stories, tests and the contract live on; the embedded start uses the day of its first start instead. */
export const storyDay = '2026-11-20'

/** The instant stories and mocks freeze: the story day at 09:30 in Berlin. */
export const storyInstant = '2026-11-20T08:30:00.000Z'

const dayLength = 86_400_000

/** Calendar arithmetic on `YYYY-MM-DD` text, in UTC, so that no clock change can shift a day. */
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10)

/** Whole days from `from` to `to`. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayLength)
