import type { DayRange } from '@waldkerf/domain/dates/weeks'
import type { Area } from '@waldkerf/domain/georef/coordinates/systems'

/** The selection that a report is about. */
export interface YearFilter {
  /** Undefined: the latest. */
  year: number | undefined
  /** '' for all. */
  bundesland: string
  /** kaeferarten.id; undefined for all. */
  art: number | undefined
}

/** The records behind a figure. */
export interface FindsAt extends DayRange {
  status: readonly string[]
  bundesland?: string
  art?: number | undefined
  section?: Area
}

/** Undefined for those who may not open the records. */
export type LinkToYear = (finds: FindsAt) => string | undefined

/** All that a year's report counts in its parts: those rejected are deleted after two years. */
export const keptStatuses = ['new', 'in_review', 'query', 'published'] as const
