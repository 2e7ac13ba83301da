import { addDays } from '@waldkerf/mocks/seed/days'
import { refuse } from '../gateway/problem.ts'
import type { MockState } from '../state.ts'

/** Number and date of a document in its series. */
export interface Dated {
  nummer: string
  day: string
}

/** Year and serial number of 'RE-2026-0001'. */
const numberParts = ({ nummer }: Pick<Dated, 'nummer'>) => {
  const [, year = 0, number = 0] = nummer.split('-').map(Number)
  return { year, number }
}

/** Newest number first. */
export const newestFirst = (a: Pick<Dated, 'nummer'>, b: Pick<Dated, 'nummer'>) =>
  numberParts(b).year - numberParts(a).year || numberParts(b).number - numberParts(a).number

/** The latest date of the newest series, which is the earliest day of a new document; null without documents. */
export function firstDay(documents: readonly Dated[]): string | null {
  const newest = Math.max(...documents.map((row) => numberParts(row).year))
  return (
    documents
      .filter((row) => numberParts(row).year === newest)
      .map((row) => row.day)
      .toSorted()
      .at(-1) ?? null
  )
}

/** Dates of the documents before and after this date, in its year; null if there is none. */
export function windowAround(documents: readonly Dated[], day: string) {
  const days = documents
    .filter((row) => row.day.slice(0, 4) === day.slice(0, 4))
    .map((row) => row.day)
    .toSorted()
  return { min: days.findLast((other) => other < day) ?? null, max: days.find((other) => other > day) ?? null }
}

/** @throws Problem 400 */
export function refuseFuture({ today }: MockState, day: string): void {
  if (day > addDays(today, 7)) throw refuse('date_future')
}

/** The next number of a series for this day. @throws Problem 400 far in the future, 409 before the newest document */
export function nextNumber(state: MockState, series: 'AN' | 'RE', documents: readonly Dated[], day: string): string {
  refuseFuture(state, day)
  const first = firstDay(documents)
  if (first !== null && day < first) throw refuse('date_order.last', first)
  const year = Number(day.slice(0, 4))
  const last = Math.max(
    0,
    ...documents
      .map(numberParts)
      .filter((row) => row.year === year)
      .map((row) => row.number),
  )
  return `${series}-${year}-${String(last + 1).padStart(4, '0')}`
}

/** Refuses a changed date outside the year of its number, or not between its neighbours. @throws Problem 400, 409 */
export function keepDateOrder(state: MockState, documents: readonly Dated[], row: Dated, day: string): void {
  if (day === row.day) return
  refuseFuture(state, day)
  const { year, number } = numberParts(row)
  if (Number(day.slice(0, 4)) !== year) throw refuse('date_year', String(year))
  const days = (isNeighbour: (other: number) => boolean) =>
    documents
      .filter((other) => numberParts(other).year === year && isNeighbour(numberParts(other).number))
      .map((other) => other.day)
  const earliest =
    days((other) => other < number)
      .toSorted()
      .at(-1) ?? ''
  const latest = days((other) => other > number).toSorted()[0] ?? ''
  if (day < earliest || (latest !== '' && day > latest)) throw refuse('date_order.neighbours', `${earliest}/${latest}`)
}
