import { berlinDay } from '@waldkerf/domain/dates/days'
import { isNamed } from '../isNamed.ts'
import type { OwnBeetle } from '@waldkerf/domain/entities/beetles/beetleOverviews'

export interface OwnYear {
  year: number
  reports: number
  published: number
  /** Distinct species, and distinct Länder, among the published. */
  species: number
  states: number
}

type Row = Pick<OwnBeetle, 'gemeldet_am' | 'status' | 'art' | 'name' | 'bundesland'>

/**
 * A person's reports in figures, of the year of the newest one, by the day of the report in Berlin. Only published
 * records count for species and Länder, because others are not reviewed yet.
 * @param rows the newest first
 * @returns undefined where there are none
 */
export function ownYear(rows: readonly Row[]): OwnYear | undefined {
  const [newest] = rows
  if (!newest) return undefined
  const toYear = ({ gemeldet_am: instant }: Row) => Number(berlinDay(new Date(instant)).slice(0, 4))
  const year = toYear(newest)
  const end = rows.findIndex((row) => toYear(row) !== year)
  const mine = end < 0 ? rows : rows.slice(0, end)
  const published = mine.filter(({ status }) => status === 'published')
  return {
    year,
    reports: mine.length,
    published: published.length,
    species: new Set(published.filter(isNamed).map(({ art }) => art)).size,
    states: new Set(published.map(({ bundesland }) => bundesland).filter(Boolean)).size,
  }
}
