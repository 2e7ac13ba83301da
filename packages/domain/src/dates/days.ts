/** A calendar week by ISO 8601: Monday first, week 1 has the year's first Thursday. Its year can differ from the day's. */
export interface IsoWeek {
  year: number
  week: number
}

const dayLength = 86_400_000

/** The week of a calendar day, `YYYY-MM-DD`. */
export function toIsoWeek(day: string): IsoWeek {
  const time = Date.parse(`${day}T00:00:00Z`)
  const weekday = (new Date(time).getUTCDay() + 6) % 7
  // A week belongs to the year of its Thursday.
  const thursday = new Date(time + (3 - weekday) * dayLength)
  const year = thursday.getUTCFullYear()
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * dayLength)) + 1
  return { year, week }
}

/** How many calendar weeks a year has: 52 or 53. The 28th of December always lies in the last one. */
export const weeksInYear = (year: number): number => toIsoWeek(`${year}-12-28`).week

/** Made with the first day: the first thing that Intl makes takes as long as a small screen, in the start of every page. */
let berlin: Intl.DateTimeFormat | undefined
const inBerlin = () =>
  (berlin ??= new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Berlin',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }))

/**
 * The calendar day in Berlin at an instant, the time zone of the business: `YYYY-MM-DD`. By its parts: no locale writes
 * it so in every browser (Canadian English has become `11/28/2026` in WebKitGTK).
 */
export function berlinDay(instant: Date): string {
  const parts = Object.fromEntries(
    inBerlin()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts['year']}-${parts['month']}-${parts['day']}`
}

/** Whole days from one calendar day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayLength)
