import { type AnnualChapterId, annualChapters, type AnnualReport } from '@waldkerf/domain/beetles/years/annualReport'
import { spanDays } from '@waldkerf/domain/beetles/years/yearSpan'
import type { YearReport } from '@waldkerf/domain/entities/beetles/yearReport'
import type { Letterhead } from '@waldkerf/domain/entities/office/settings'
import { yearStatement } from '../figures/statement.ts'
import { type AnnualChoice, type AnnualSource, type AnnualWords, counted, type CountedSource } from './annualSource.ts'
import { chapterParts } from './chapterParts.ts'
import { proposedTexts } from './proposals.ts'

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
