import { berlinDay } from './days.ts'

/** The day that lies `days` after another; negative: before. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** The instant at which a calendar day begins in Berlin. */
export function berlinMidnight(day: string): Date {
  const utc = Date.parse(`${day}T00:00:00Z`)
  // Two hours ahead of UTC in summer, one in winter.
  const inSummer = new Date(utc - 7_200_000)
  return berlinDay(inSummer) === day ? inSummer : new Date(utc - 3_600_000)
}
