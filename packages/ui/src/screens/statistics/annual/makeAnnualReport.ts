import { type AnnualChapterId, annualChapters, type AnnualReport } from '@waldkerf/domain/beetles/years/annualReport'
import { spanDays, stateYear, type YearSpan, yearWeeks } from '@waldkerf/domain/beetles/years/yearSpan'
import type { YearCell, YearReport } from '@waldkerf/domain/entities/beetles/yearReport'
import type { Letterhead } from '@waldkerf/domain/entities/office/settings'
import { yearStatement } from '../figures/statement.ts'
import { changedCells, type YearWords } from '../figures/yearFigures.ts'
import type { texts } from './AnnualReport.texts.ts'
import { chapterParts } from './chapterParts.ts'
import { proposedTexts } from './proposedTexts.ts'

/** The source of the report of a year. */
export interface AnnualSource {
  report: YearReport
  cells: readonly YearCell[]
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

/** The same with what all chapters need of it, counted once. */
const counted = (words: AnnualWords, source: AnnualSource) => {
  const years = yearWeeks(source.report.wochen, source.span)
  return {
    ...source,
    years,
    state: stateYear(years, source.span),
    changed: changedCells(words, source.cells, source.place),
  }
}
export type CountedSource = ReturnType<typeof counted>

/** All texts as the figures propose them, and the report with the chosen chapters. */
export function makeAnnualReport(
  words: AnnualWords,
  source: AnnualSource,
  office: Letterhead,
  choice: AnnualChoice,
): { proposed: Readonly<Record<AnnualChapterId, string>>; report: AnnualReport } {
  const { a, day, locale } = words
  const { span, report } = source
  const all = counted(words, source)
  const proposed = proposedTexts(words, all, office.firma)
  const days = spanDays(span)
  const parts = chapterParts(words, all)
  const { logo: _logo, ...sender } = office
  return {
    proposed,
    report: {
      language: locale,
      title: a.title(span.year, span.isPart),
      statement: yearStatement(words, all.years, span).sentence,
      facts: [
        [a.facts.span, a.facts.days(day(days.from), day(days.to), span.until)],
        [a.facts.area, capital(source.area)],
        [a.facts.species, capital(source.species)],
        [a.facts.day, day(source.today)],
      ],
      highlights: highlights(words, all, report),
      chapters: annualChapters
        .filter((id) => !choice.hidden.includes(id))
        .map((id) => ({ id, title: a.titles[id], text: choice.texts[id]?.typed ?? proposed[id], parts: parts[id] })),
      office: sender,
      words: { contents: a.contents, page: a.page, of: a.of },
    },
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The figures of the title page, as far as there are any. */
function highlights(
  { a: { highlights: a }, t, number }: AnnualWords,
  { state, span }: CountedSource,
  report: YearReport,
) {
  const whole = report.entscheidungen.find(({ monat }) => monat === 0)
  const people = report.melder.reduce((sum, { melder }) => sum + melder, 0)
  const { soFar, before } = state
  return [
    { value: number(soFar), label: a.count },
    ...(before ? [{ value: t.percent((soFar - before) / before), label: a.change(span.year - 1, span.isPart) }] : []),
    ...(whole ? [{ value: number(whole.median), label: a.median }] : []),
    ...(people > 0 ? [{ value: number(people), label: a.people }] : []),
  ]
}
