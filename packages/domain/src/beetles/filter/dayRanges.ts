import { dayAfter } from '@waldkerf/domain/dates/berlinDays'
import { type DayRange, readWeek, weekDays } from '@waldkerf/domain/dates/weeks'

/** The days of the find that the filter allows, '' for an open end; undefined: all. Week and range are intersected. */
export function toDayRange({ from, to, week }: DayRange & { week: string }): DayRange | undefined {
  const named = readWeek(week)
  if (!named) return from || to ? { from, to } : undefined
  const days = weekDays(named)
  return { from: from > days.from ? from : days.from, to: to && to < days.to ? to : days.to }
}

/** Least and most days since the report. */
export interface Age {
  least: number
  /** Undefined: without end. */
  most: number | undefined
}

/** `2-7`, `31-`; undefined for what is no age. */
export function readAge(text: string): Age | undefined {
  const [, least, most] = /^(\d{1,4})-(\d{1,4})?$/.exec(text) ?? []
  if (least === undefined) return undefined
  const age = { least: Number(least), most: most === undefined ? undefined : Number(most) }
  return age.most !== undefined && age.most < age.least ? undefined : age
}

export const ageText = ({ least, most }: Age): string => `${least}-${most ?? ''}`

/** The days on which a record of this age was reported; undefined: any. */
export function ageRange(text: string, today: string): DayRange | undefined {
  const age = readAge(text)
  if (!age) return undefined
  return { from: age.most === undefined ? '' : dayAfter(today, -age.most), to: dayAfter(today, -age.least) }
}
