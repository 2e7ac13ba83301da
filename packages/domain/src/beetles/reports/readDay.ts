/** Faults of the day of a find. */
export type DayProblem = 'missing' | 'future'

/** @param day `YYYY-MM-DD`; '' is none @param today likewise */
export function dayProblem(day: string, today: string): DayProblem | undefined {
  if (day === '') return 'missing'
  return day > today ? 'future' : undefined
}
