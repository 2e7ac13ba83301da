import type { AnnualChapterId } from '@waldkerf/domain/beetles/years/annualReport'
import { spanDays, type YearWeeks } from '@waldkerf/domain/beetles/years/yearSpan'
import { type ComparedRow, decisionLead, speciesRows, stateRows } from '../figures/yearFigures.ts'
import type { AnnualWords, CountedSource } from './annualSource.ts'

/** The week with most finds, from 1; undefined where there is none. */
export function highestWeek({ weeks }: Pick<YearWeeks, 'weeks'>): { week: number; count: number } | undefined {
  const count = Math.max(0, ...weeks.map((one) => one ?? 0))
  return count === 0 ? undefined : { week: weeks.indexOf(count) + 1, count }
}

const joined = (sentences: readonly (string | false | undefined)[]) => sentences.filter(Boolean).join(' ')
const paragraphs = (texts: readonly string[]) => texts.filter(Boolean).join('\n\n')

/** 'A (3), B (2) und C (1)'. */
function enumerated({ a }: AnnualWords, names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${a.and} ${last}`
}

const firstNamed = (words: AnnualWords, rows: readonly ComparedRow[]) =>
  enumerated(
    words,
    rows.slice(0, 3).map(({ name, anzahl }) => words.a.named(name, words.number(anzahl))),
  )

const found = (rows: readonly ComparedRow[]) =>
  rows.filter(({ anzahl }) => anzahl > 0).toSorted((one, other) => other.anzahl - one.anzahl)

type Make = (words: AnnualWords, source: CountedSource, office: string) => string

/** The text of each chapter as the figures propose it; '' where they say nothing more than the table. */
export const proposedTexts = (
  words: AnnualWords,
  source: CountedSource,
  office: string,
): Record<AnnualChapterId, string> => {
  const text = (make: Make) => make(words, source, office) || words.a.nothing
  return {
    summary: text(summary),
    seasons: text(seasons),
    states: text(states),
    species: text(species),
    change: text(change),
    review: text(review),
    reporters: text(reporters),
    method: text(method),
  }
}

const summary: Make = (words, source) => {
  const { a, t, number } = words
  const { report, span, state, years } = source
  const { year, until, isPart } = span
  const when = a.when(year, isPart ? until : undefined)
  const area = [source.area, source.species].join(', ')
  const { soFar, before, mean } = state
  if (soFar === 0)
    return joined([
      a.summary.none(when, area),
      before !== undefined && a.summary.before(year - 1, number(before), isPart),
      mean && a.summary.mean(number(mean.value), mean.years),
    ])
  const percent = before === undefined ? 0 : Math.round((100 * Math.abs(soFar - before)) / before)
  const compared =
    before !== undefined &&
    (percent === 0
      ? a.summary.same(year - 1, number(before))
      : a.summary.change(number(percent), soFar > before, year - 1, number(before), isPart))
  const named = found(stateRows(words, report)).filter(({ id }) => id !== '')
  const kinds = found(speciesRows(words, report))
  const [kind] = kinds
  const peak = years[0] && highestWeek(years[0])
  const people = report.melder.reduce((sum, { melder }) => sum + melder, 0)
  return paragraphs([
    joined([
      a.summary.count(when, number(soFar), area),
      compared,
      mean && a.summary.mean(number(mean.value), mean.years),
    ]),
    joined([
      named.length > 1 && a.summary.states(firstNamed(words, named)),
      kinds.length > 1 && kind && a.summary.species(kind.name, t.part(kind.anzahl / soFar)),
      peak && a.summary.peak(peak.week, number(peak.count)),
    ]),
    joined([
      report.entscheidungen.length > 0 && decisionLead(words, report.entscheidungen, year),
      people > 0 && a.summary.people(number(people)),
    ]),
  ])
}

const seasons: Make = ({ a: { seasons: a }, number }, { years, span }) => {
  const [now, ...before] = years
  const peak = now && highestWeek(now)
  const last = before.find(({ year }) => year === span.year - 1)
  const peakBefore = last && highestWeek(last)
  return joined([
    peak ? a.peak(span.year, peak.week, number(peak.count)) : a.none(span.year),
    peakBefore && a.peakBefore(span.year - 1, peakBefore.week, number(peakBefore.count)),
    before.length === 0 && a.noYears,
  ])
}

const difference = ({ a, t, number }: AnnualWords, { name, anzahl, vorjahr }: ComparedRow) =>
  a.difference(name, t.map.signed(anzahl - vorjahr, number(anzahl - vorjahr)))

const states: Make = (words, { report }) => {
  const { a, number } = words
  const rows = stateRows(words, report)
  const named = found(rows).filter(({ id }) => id !== '')
  const moved = rows.filter(({ id }) => id !== '').toSorted((x, y) => y.anzahl - y.vorjahr - (x.anzahl - x.vorjahr))
  const [up, down] = [moved[0], moved.at(-1)]
  const hasBefore = rows.some(({ vorjahr }) => vorjahr > 0)
  const unknown = rows.find(({ id }) => id === '')?.anzahl ?? 0
  return joined([
    named.length > 0 && a.states.first(named.length, firstNamed(words, named)),
    named.length > 1 && hasBefore && up && up.anzahl > up.vorjahr && a.states.grown(difference(words, up)),
    named.length > 1 && hasBefore && down && down.anzahl < down.vorjahr && a.states.shrunk(difference(words, down)),
    unknown > 0 && a.states.unknown(number(unknown)),
  ])
}

const species: Make = (words, { report }) => {
  const { a } = words
  const rows = found(speciesRows(words, report))
  const fresh = rows.some(({ vorjahr }) => vorjahr > 0) ? rows.filter(({ vorjahr }) => vorjahr === 0) : []
  return joined([
    rows.length > 0 && a.species.first(rows.length, firstNamed(words, rows)),
    fresh.length > 0 && a.species.fresh(firstNamed(words, fresh)),
  ])
}

const change: Make = ({ a: { change: a }, t, number }, { changed, span, isNarrowed }) => {
  const more = changed.filter((one) => one.change > 0).length
  const fewer = changed.filter((one) => one.change < 0).length
  const [most] = changed
  if (changed.length === 0) return t.map.none
  return joined([
    a.lead(more, fewer, span.year - 1),
    most && most.change !== 0 && a.most(most.name, t.map.signed(most.change, number(most.change))),
    isNarrowed && t.map.allSpecies,
  ])
}

const review: Make = (words, { report, span, decidedBefore: last }) => {
  const { a, t, number } = words
  const count = (status: string) => report.status.find((one) => one.status === status)?.anzahl ?? 0
  const total = report.status.reduce((sum, { anzahl }) => sum + anzahl, 0)
  const open = total - count('published') - count('rejected')
  return joined([
    total > 0 && a.review.published(t.part(count('published') / total), t.part(count('rejected') / total)),
    open > 0 && a.review.open(number(open)),
    decisionLead(words, report.entscheidungen, span.year),
    last &&
      a.review.before(span.year - 1, number(last.veroeffentlicht + last.abgelehnt), number(last.median), span.isPart),
  ])
}

const reporters: Make = ({ a: { reporters: a }, t, number }, { report: { melder }, span }) => {
  const people = melder.reduce((sum, one) => sum + one.melder, 0)
  const before = melder.reduce((sum, one) => sum + one.vorjahr, 0)
  const all = melder.reduce((sum, { meldungen }) => sum + meldungen, 0)
  const most = melder.at(-1)
  if (people === 0) return ''
  return joined([
    a.lead(number(people), number(before), span.year - 1),
    most && most.melder > 0 && a.most(number(most.melder), t.part(most.meldungen / all)),
  ])
}

const method: Make = ({ a: { method: a }, day }, { span, today, state }, office) => {
  const { from, to } = spanDays(span)
  if (state.soFar === 0) return paragraphs([a.counted(day(from), day(to)), a.reported, a.sources(day(today), office)])
  return paragraphs([
    joined([a.counted(day(from), day(to)), span.isPart && a.compared]),
    a.decided,
    joined([a.people, a.cells]),
    a.reported,
    a.sources(day(today), office),
  ])
}
