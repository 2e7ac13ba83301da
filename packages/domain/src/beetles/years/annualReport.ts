import type { Letterhead } from '@waldkerf/domain/entities/office/settings'

/** The chapters of the report of a year, in their order. */
export const annualChapters = [
  'summary',
  'seasons',
  'states',
  'species',
  'change',
  'review',
  'reporters',
  'method',
] as const
export type AnnualChapterId = (typeof annualChapters)[number]

/** The report of a year for paper: every word and number as it is printed, so that laying it out needs no language. */
export interface AnnualReport {
  language: 'de-DE' | 'en-GB'
  title: string
  /** How the year was, in one sentence. */
  statement: string
  /** Period, area and filters, by name. */
  facts: readonly (readonly [name: string, value: string])[]
  /** Figures of the title page. */
  highlights: readonly { value: string; label: string }[]
  /** Paragraphs of the title page, of a year without a record. */
  note?: string
  chapters: readonly AnnualChapter[]
  office: Omit<Letterhead, 'logo'>
  words: { contents: string; page: string; of: string }
}

export interface AnnualChapter {
  id: AnnualChapterId
  title: string
  /** Paragraphs with an empty line between them. */
  text: string
  parts: readonly AnnualPart[]
}

export type AnnualPart = SeasonLines | AnnualMap | ({ kind: 'table' } & AnnualTable)

/** Lines over the weeks of a year. */
export interface SeasonLines {
  kind: 'lines'
  title: string
  /** Of the numbers beside the grid. */
  language: AnnualReport['language']
  /** Says in words what the lines show. */
  alt: string
  lines: readonly SeasonLine[]
  /** Between the least and the most of the years before. */
  band?: { name: string; low: readonly number[]; high: readonly number[] }
  /** Short names, from January on. */
  months: readonly string[]
}

export interface SeasonLine {
  name: string
  look: 'now' | 'before' | 'mean'
  values: readonly (number | null)[]
}

/** An area of a map; `share` from 0 to 1 is how strong its colour is, `hollow` an outline alone. */
interface MapArea {
  /** In units of the map. */
  path: string
  share: number
  isHollow?: boolean
}

/** A map beside its table. */
export interface AnnualMap {
  kind: 'map'
  alt: string
  /** In units of its paths. */
  width: number
  height: number
  land: readonly string[]
  areas: readonly MapArea[]
  legend: readonly { isHollow: boolean; words: string }[]
  table: AnnualTable
}

export interface AnnualTable {
  title: string
  /** Head of the names, then of each number. */
  head: readonly string[]
  rows: readonly AnnualRow[]
  note?: string
}

export interface AnnualRow {
  name: string
  values: readonly string[]
  /** Length of its bar, from 0 to 1; absent: none. */
  bar?: number
  isTotal?: boolean
}
