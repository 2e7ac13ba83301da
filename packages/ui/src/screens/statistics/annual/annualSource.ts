import type { AnnualChapterId } from '@waldkerf/domain/beetles/years/annualReport'
import { stateYear, type YearSpan, yearWeeks } from '@waldkerf/domain/beetles/years/yearSpan'
import type { DecisionMonth, YearCell, YearReport } from '@waldkerf/domain/entities/beetles/yearReport'
import { changedCells, type YearWords } from '../figures/yearFigures.ts'
import type { texts } from './AnnualReport.texts.ts'

/** The source of the report of a year. */
export interface AnnualSource {
  report: YearReport
  cells: readonly YearCell[]
  /** Of the whole year before. */
  decisionsBefore: readonly DecisionMonth[]
  span: YearSpan
  /** Area and species that are chosen, in words. */
  area: string
  species: string
  /** A species is chosen, which cells are not counted by. */
  isNarrowed: boolean
  /** `YYYY-MM-DD`, in Berlin. */
  today: string
  /** The nearest place in words; '' where none is known. */
  place: (lat: number, lon: number) => string
}

/** The language of the report: its own words and those of the page of figures. */
export interface AnnualWords extends YearWords {
  a: typeof texts.de
}

/** The chapters that are printed, and the texts that somebody has changed. */
export interface AnnualChoice {
  hidden: readonly AnnualChapterId[]
  /** `from`: what was proposed when it was changed. */
  texts: Readonly<Partial<Record<AnnualChapterId, { typed: string; from: string } | undefined>>>
}

const wholeYear = (months: readonly DecisionMonth[]) => months.find(({ monat }) => monat === 0)

/** The same with what all chapters need of it, counted once. */
export const counted = (words: AnnualWords, source: AnnualSource) => {
  const years = yearWeeks(source.report.wochen, source.span)
  return {
    ...source,
    years,
    state: stateYear(years, source.span),
    changed: changedCells(words, source.cells, source.place),
    decided: wholeYear(source.report.entscheidungen),
    decidedBefore: wholeYear(source.decisionsBefore),
  }
}
export type CountedSource = ReturnType<typeof counted>
