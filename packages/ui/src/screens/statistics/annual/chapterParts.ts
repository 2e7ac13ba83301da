import type {
  AnnualChapterId,
  AnnualPart,
  AnnualRow,
  AnnualTable,
  SeasonLine,
  SeasonLines,
} from '@waldkerf/domain/beetles/years/annualReport'
import type { DecisionMonth } from '@waldkerf/domain/entities/beetles/yearReport'
import { cumulated, type YearWeeks } from '@waldkerf/domain/beetles/years/yearSpan'
import { weeksInYear } from '@waldkerf/domain/dates/days'
import type { Figures } from '@waldkerf/ui/parts/ChartCard/figures.ts'
import { corners, onMap } from '@waldkerf/ui/parts/StateMap/onMap.ts'
import { shapes, viewSize } from '@waldkerf/ui/parts/StateMap/shapes.ts'
import { valuesByShape } from '@waldkerf/ui/parts/StateMap/valuesByShape.ts'
import {
  changeFigures,
  type ChangedCell,
  comparedFigures,
  decisionFigures,
  outcomeFigures,
  reporterFigures,
  speciesRows,
  stateRows,
} from '../figures/yearFigures.ts'
import type { AnnualWords, CountedSource } from './annualSource.ts'
import { highestWeek } from './proposals.ts'

/** So many rows stay readable on a page that has other things on it, too. */
const mostListed = { species: 24, cells: 12 } as const

type Parts = (words: AnnualWords, source: CountedSource) => readonly AnnualPart[]

/** Charts, maps and tables of each chapter; none where there is nothing to show. */
export const chapterParts = (
  words: AnnualWords,
  source: CountedSource,
): Record<AnnualChapterId, readonly AnnualPart[]> => ({
  summary: summary(words, source),
  seasons: seasons(words, source),
  states: states(words, source),
  species: species(words, source),
  change: change(words, source),
  review: review(words, source),
  reporters: reporters(words, source),
  method: [],
})

/** Rows that sum up others have no bar. */
const ids = { whole: '0', rest: '' } as const
const isSum = ({ id }: { id: string }) => id === ids.whole || id === ids.rest

/**
 * A table as it is printed.
 * @param bar the column whose numbers are drawn as bars, from 0
 */
function printed({ number }: AnnualWords, title: string, figures: Figures, bar?: number): AnnualTable {
  const { name, columns, rows } = figures
  const most =
    bar === undefined ? 0 : Math.max(0, ...rows.filter((row) => !isSum(row)).map(({ values }) => values[bar] ?? 0))
  return {
    title,
    head: [name, ...columns.map(({ label }) => label)],
    rows: rows.map((row): AnnualRow => ({
      name: row.name,
      values: columns.map(({ show = number }, at) => {
        const value = row.values[at] ?? null
        return value === null ? '–' : show(value)
      }),
      ...(bar !== undefined && most > 0 && !isSum(row) && { bar: (row.values[bar] ?? 0) / most }),
      ...(row.id === ids.whole && { isTotal: true }),
    })),
  }
}

/** Least, mean and most of the years before, week by week; weeks that not all of them have end it. */
function before(years: readonly YearWeeks[]) {
  const length = Math.min(...years.map(({ year }) => weeksInYear(year)))
  const weeks = Array.from({ length }, (_, at) => years.map(({ weeks: counts }) => counts[at] ?? 0))
  return {
    low: weeks.map((counts) => Math.min(...counts)),
    high: weeks.map((counts) => Math.max(...counts)),
    mean: weeks.map((counts) => counts.reduce((sum, count) => sum + count, 0) / counts.length),
  }
}

const toLine = (look: SeasonLine['look'], { year, weeks }: YearWeeks): SeasonLine => ({
  name: String(year),
  look,
  values: weeks,
})

function seasonLines(
  { a: { seasons: a }, number, locale }: AnnualWords,
  title: string,
  years: readonly YearWeeks[],
): SeasonLines {
  const [now, ...earlier] = years
  const year = now?.year ?? 0
  const last = earlier.find((one) => one.year === year - 1)
  const peak = now && highestWeek(now)
  const [newest, oldest] = [earlier[0]?.year ?? year, earlier.at(-1)?.year ?? year]
  const span = earlier.length > 1 ? before(earlier) : undefined
  return {
    kind: 'lines',
    title,
    language: locale,
    alt: peak ? a.alt(title, year, peak.week, number(peak.count)) : a.altNone(title, year),
    lines: [
      ...(now ? [toLine('now', now)] : []),
      ...(last ? [toLine('before', last)] : []),
      ...(span ? [{ name: a.mean(oldest, newest), look: 'mean' as const, values: span.mean }] : []),
    ],
    ...(span && { band: { name: a.band(oldest, newest), low: span.low, high: span.high } }),
    months: Array.from({ length: 12 }, (_, month) =>
      new Date(Date.UTC(2026, month, 1)).toLocaleDateString(locale, { month: 'short', timeZone: 'UTC' }),
    ),
  }
}

/** The year beside the one before, one figure a line. */
const summary: Parts = (words, { report, span, state, years, decided, decidedBefore }) => {
  const { a, number } = words
  const [now] = years
  const last = years.find(({ year }) => year === span.year - 1)
  const peak = (of: YearWeeks | undefined) => {
    const highest = of && highestWeek(of)
    return highest ? a.seasons.week(highest.week, number(highest.count)) : '–'
  }
  const counts = (rows: readonly { anzahl: number; vorjahr: number }[]) => [
    number(rows.filter(({ anzahl }) => anzahl > 0).length),
    number(rows.filter(({ vorjahr }) => vorjahr > 0).length),
  ]
  const people = (column: 'melder' | 'vorjahr') => number(report.melder.reduce((sum, row) => sum + row[column], 0))
  const both = (show: (one: DecisionMonth) => string) => [decided, decidedBefore].map((one) => (one ? show(one) : '–'))
  const rows = [
    { name: a.key.reports, values: [number(state.soFar), number(state.before ?? 0)] },
    { name: a.key.states, values: counts(report.laender.filter(({ bundesland }) => bundesland !== '')) },
    { name: a.key.species, values: counts(report.arten) },
    { name: a.seasons.highest, values: [peak(now), peak(last)] },
    { name: a.key.people, values: [people('melder'), people('vorjahr')] },
    ...(decided || decidedBefore
      ? [
          { name: a.key.decisions, values: both((one) => number(one.veroeffentlicht + one.abgelehnt)) },
          { name: a.key.days, values: both(({ median, p90 }) => `${number(median)} / ${number(p90)}`) },
        ]
      : []),
  ]
  const head = [a.key.head, String(span.year), String(span.year - 1)]
  return [{ kind: 'table', title: a.key.table, head, rows, ...(span.isPart && { note: a.key.note(span.year - 1) }) }]
}

/** Sightings of a year until a week. */
const countUntil = ({ weeks }: YearWeeks, week = weeks.length) =>
  weeks.slice(0, week).reduce((all: number, count) => all + (count ?? 0), 0)

const seasons: Parts = (words, { years, span }) => {
  if (years.every((one) => highestWeek(one) === undefined)) return []
  const { a, t, number } = words
  const rows = years.map((one): AnnualRow => {
    const earlier = years.find(({ year }) => year === one.year - 1)
    const reached = earlier && countUntil(earlier, span.until)
    const peak = highestWeek(one)
    return {
      name: String(one.year),
      values: [
        number(countUntil(one, span.until)),
        ...(span.isPart ? [one.year === span.year ? '–' : number(countUntil(one))] : []),
        reached ? t.percent((countUntil(one, span.until) - reached) / reached) : '–',
        peak ? a.seasons.week(peak.week, number(peak.count)) : '–',
      ],
      isTotal: one.year === span.year,
    }
  })
  const until = span.isPart ? [a.seasons.until(span.until), a.seasons.whole] : [a.seasons.whole]
  return [
    seasonLines(words, a.seasons.weekly, years),
    seasonLines(words, a.seasons.sums, cumulated(years)),
    {
      kind: 'table',
      title: a.seasons.table,
      head: [a.seasons.year, ...until, a.seasons.before, a.seasons.highest],
      rows,
    },
  ]
}

const map = { width: viewSize.width, height: viewSize.height, land: shapes.map(({ d }) => d) } as const

const states: Parts = (words, { report, span }) => {
  const { a, t, number } = words
  const rows = stateRows(words, report)
  const named = rows.filter(({ id, anzahl }) => id !== '' && anzahl > 0)
  const [first] = named
  if (!first) return []
  const byShape = valuesByShape(named.map(({ name, anzahl }) => ({ name, value: anzahl, label: '' })))
  const most = Math.max(...[...byShape.values()].map(({ value }) => value))
  return [
    {
      kind: 'map',
      ...map,
      alt: a.states.alt(a.named(first.name, number(first.anzahl))),
      areas: shapes.flatMap(({ id, d }) => {
        const own = byShape.get(id)
        return own === undefined ? [] : [{ path: d, share: own.value / most }]
      }),
      legend: [{ isHollow: false, words: a.states.legend }],
      table: printed(words, '', comparedFigures(words, t.states.head, span.year, rows)),
    },
  ]
}

const species: Parts = (words, { report, span }) => {
  const { a, t } = words
  const rows = speciesRows(words, report)
  if (rows.length === 0) return []
  const listed = rows.length > mostListed.species + 1 ? rows.slice(0, mostListed.species) : rows
  const rest = rows.slice(listed.length)
  const total = (column: 'anzahl' | 'vorjahr') => rest.reduce((sum, row) => sum + row[column], 0)
  const summed = { id: ids.rest, name: a.species.rest(rest.length), anzahl: total('anzahl'), vorjahr: total('vorjahr') }
  const figures = comparedFigures(words, t.species.head, span.year, rest.length > 0 ? [...listed, summed] : listed)
  return [{ kind: 'table', ...printed(words, '', figures, 0) }]
}

/** Others would be drawn over what stands beside the map; the table has them. */
function isOnMap({ area: { south, north, west, east } }: ChangedCell): boolean {
  const [x, y] = onMap((south + north) / 2, (west + east) / 2)
  return x > 0 && x < map.width && y > 0 && y < map.height
}

const change: Parts = (words, { changed, span }) => {
  const { a, t } = words
  if (changed.length === 0) return []
  const most = Math.max(1, ...changed.map((one) => Math.abs(one.change)))
  return [
    {
      kind: 'map',
      ...map,
      alt: t.map.label(span.year - 1),
      areas: changed
        .filter((one) => one.change !== 0 && isOnMap(one))
        .map(({ area, change: by }) => ({
          path: `M${corners(area).join('L')}Z`,
          share: Math.sqrt(Math.abs(by) / most),
          isHollow: by < 0,
        })),
      legend: [
        { isHollow: false, words: t.map.more(span.year - 1) },
        { isHollow: true, words: t.map.fewer(span.year - 1) },
      ],
      table: printed(words, a.change.table, changeFigures(words, span.year, changed.slice(0, mostListed.cells))),
    },
  ]
}

const review: Parts = (words, { report }) => {
  const { t } = words
  const outcome = outcomeFigures(words, report)
  const decided = decisionFigures(words, report.entscheidungen)
  return [
    ...(outcome.rows.length > 0
      ? [{ kind: 'table' as const, ...printed(words, t.outcome.title, outcome, 0), note: t.outcome.note }]
      : []),
    ...(decided.rows.length > 0
      ? [{ kind: 'table' as const, ...printed(words, t.decisions.title, decided, 2), note: t.decisions.note }]
      : []),
  ]
}

const reporters: Parts = (words, { report, span }) => {
  const { t } = words
  if (report.melder.every(({ melder }) => melder === 0)) return []
  const figures = reporterFigures(words, report.melder, span.year)
  return [{ kind: 'table', ...printed(words, '', figures, 0), note: t.reporters.note }]
}
