import { parseDay } from '@waldkerf/domain/office/input/parseDay'

/** The order of day and month in `05/06/2024`. */
export type SlashOrder = 'dayFirst' | 'monthFirst'

const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/
const time = /[T ]\d{1,2}:\d{2}.*$/
const worded = [
  /^(?<day>\d{1,2})\.?[ -](?<month>\p{L}{3,9})\.?[ -](?<year>\d{4})$/u,
  /^(?<month>\p{L}{3,9})\.? (?<day>\d{1,2}),? (?<year>\d{4})$/u,
]
/** By the first letters of German and English names. */
const months: readonly RegExp[] = [
  /^j[aä]n/,
  /^feb/,
  /^(mär|mar|mrz|maer)/,
  /^apr/,
  /^ma[iy]/,
  /^jun/,
  /^jul/,
  /^aug/,
  /^sep/,
  /^o[kc]t/,
  /^nov/,
  /^de[zc]/,
]

/** The one order that the slashed days of a column can have; undefined where both are possible, or neither. */
export function slashOrder(days: Iterable<string>): SlashOrder | undefined {
  let [dayFirst, monthFirst] = [false, false]
  for (const day of days) {
    const [, first, second] = slashed.exec(day.trim().replace(time, '')) ?? []
    if (Number(first) > 12) dayFirst = true
    if (Number(second) > 12) monthFirst = true
  }
  if (dayFirst === monthFirst) return undefined
  return dayFirst ? 'dayFirst' : 'monthFirst'
}

export const isSlashed = (typed: string): boolean => slashed.test(typed.trim().replace(time, ''))

/**
 * A day of a file: with a year, whatever the notation; its time is left out.
 * @param order of days with slashes; undefined while it is not known
 * @returns `YYYY-MM-DD`; undefined where it is no day or could be two
 */
export function readFileDay(typed: string, order: SlashOrder | undefined): string | undefined {
  const text = typed.trim().replace(time, '')
  const [, first, second, year] = slashed.exec(text) ?? []
  if (year !== undefined) {
    if (order === undefined && first !== second) return undefined
    const [day, month] = order === 'monthFirst' ? [second, first] : [first, second]
    return parseDay(`${day}.${month}.${year}`, '') ?? undefined
  }
  for (const pattern of worded) {
    const { day, month = '', year: wordedYear } = pattern.exec(text)?.groups ?? {}
    const number = months.findIndex((start) => start.test(month.toLowerCase())) + 1
    if (day !== undefined && number > 0) return parseDay(`${day}.${number}.${wordedYear}`, '') ?? undefined
  }
  // Without a year, and words like 'heute', it is nobody's day.
  if (!/\d{4}|\d\D+\d+\D+\d{2}$/.test(text) || /^[+-]|^\d{6}$/.test(text)) return undefined
  return parseDay(text, '') ?? undefined
}
