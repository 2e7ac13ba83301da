import { type AnnualChapterId, annualChapters, type AnnualReport } from '@waldkerf/domain/beetles/years/annualReport'
import { spanDays } from '@waldkerf/domain/beetles/years/yearSpan'
import type { ReporterClass } from '@waldkerf/domain/entities/beetles/yearReport'
import type { Letterhead } from '@waldkerf/domain/entities/office/settings'
import { yearStatement } from '../figures/statement.ts'
import { type AnnualChoice, type AnnualSource, type AnnualWords, counted, type CountedSource } from './annualSource.ts'
import { chapterParts } from './chapterParts.ts'
import { proposedTexts } from './proposals.ts'

/** All texts as the figures propose them, the report with the chosen chapters, and those that a year without a record leaves out. */
export function makeAnnualReport(
  words: AnnualWords,
  source: AnnualSource,
  office: Letterhead,
  choice: AnnualChoice,
): { proposed: Readonly<Record<AnnualChapterId, string>>; report: AnnualReport; left: readonly AnnualChapterId[] } {
  const { a, day, locale } = words
  const { span } = source
  const all = counted(words, source)
  const proposed = proposedTexts(words, all, office.firma)
  const days = spanDays(span)
  const parts = chapterParts(words, all)
  const { logo: _logo, ...sender } = office
  const text = (id: AnnualChapterId) => choice.texts[id]?.typed ?? proposed[id]
  const wanted = annualChapters.filter((id) => !choice.hidden.includes(id))
  const isEmpty = all.state.soFar === 0
  const printed = wanted.filter((id) => !isEmpty || hasOwnPage(id, choice, all))
  const note = wanted.filter((id) => isEmpty && onTitle.includes(id)).map(text)
  return {
    proposed,
    left: wanted.filter((id) => !printed.includes(id) && !onTitle.includes(id)),
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
      highlights: isEmpty ? [] : highlights(words, all, source.report.melder),
      ...(note.length > 0 && { note: note.join('\n\n') }),
      chapters: printed.map((id) => ({ id, title: a.titles[id], text: text(id), parts: parts[id] })),
      office: sender,
      words: { contents: a.contents, page: a.page, of: a.of },
    },
  }
}

/** Of a year without a record: these stand on the title page, which is all there is to say. */
const onTitle: readonly AnnualChapterId[] = ['summary', 'method']

/** Whether a chapter is printed although the year has no record: somebody wrote it, or earlier sightings were decided. */
const hasOwnPage = (id: AnnualChapterId, { texts }: AnnualChoice, { decided }: CountedSource) =>
  !onTitle.includes(id) && (texts[id] !== undefined || (id === 'review' && decided !== undefined))

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The figures of the title page, as far as there are any. */
function highlights(
  { a: { highlights: a }, t, number }: AnnualWords,
  { state, span, decided: whole }: CountedSource,
  reporters: readonly ReporterClass[],
) {
  const people = reporters.reduce((sum, { melder }) => sum + melder, 0)
  const { soFar, before } = state
  return [
    { value: number(soFar), label: a.count },
    ...(before ? [{ value: t.percent((soFar - before) / before), label: a.change(span.year - 1, span.isPart) }] : []),
    ...(whole ? [{ value: number(whole.median), label: a.median }] : []),
    ...(people > 0 ? [{ value: number(people), label: a.people }] : []),
  ]
}
