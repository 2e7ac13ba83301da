import type { calls } from '@waldkerf/domain/calls/contract'
import { toIsoWeek } from '@waldkerf/domain/dates/days'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import {
  cellSize,
  type DecisionCount,
  type DecisionMonth,
  type ReporterClass,
  reporterClasses,
} from '@waldkerf/domain/entities/beetles/yearReport'
import type { AreaHandlers } from '../gateway/handler.ts'
import { refuse } from '../gateway/problem.ts'
import type { MockState } from '../state.ts'
import { reportDay } from './beetleOverviews.ts'
import { toCount } from './filter.ts'
import { toSpecies } from './reports.ts'

/** @throws Problem 400 */
function toYear(value: string): number {
  const year = toCount(value, 2100)
  if (year < 1900) throw refuse('bad_count')
  return year
}

/** A sighting with its ISO week. */
interface Found {
  beetle: Beetle
  year: number
  week: number
}

const found = ({ beetles }: MockState): Found[] =>
  beetles.map((beetle) => ({ beetle, ...toIsoWeek(beetle.fund_datum ?? reportDay(beetle)) }))

const isKept = ({ beetle }: Found) => beetle.status !== 'rejected'
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

interface Compared {
  anzahl: number
  vorjahr: number
}

/** How many of each group are of the year, and how many of the one before. */
function compare<Key>(rows: readonly Found[], year: number, key: (beetle: Beetle) => Key): [Key, Compared][] {
  return [...Map.groupBy(rows, ({ beetle }) => key(beetle))].map(([name, own]) => {
    const anzahl = own.filter((row) => row.year === year).length
    return [name, { anzahl, vorjahr: own.length - anzahl }]
  })
}

const mostFirst = (a: Compared, b: Compared) => b.anzahl - a.anzahl || b.vorjahr - a.vorjahr

/** The least number of days within which this share of the decisions was made. */
function daysFor(rows: readonly DecisionCount[], share: number): number {
  const all = sum(rows)
  let upto = 0
  for (const { tage, anzahl } of rows.toSorted((a, b) => a.tage - b.tage)) {
    upto += anzahl
    if (upto * 10 >= all * share) return tage
  }
  return 0
}

const sum = (rows: readonly { anzahl: number }[]) => rows.reduce((total, { anzahl }) => total + anzahl, 0)

function decisionMonth(monat: number, rows: readonly DecisionCount[]): DecisionMonth {
  const [published, rejected] = ['published', 'rejected'].map((status) =>
    sum(rows.filter((row) => row.status === status)),
  )
  return {
    monat,
    veroeffentlicht: published ?? 0,
    abgelehnt: rejected ?? 0,
    median: daysFor(rows, 5),
    p90: daysFor(rows, 9),
  }
}

function decisionMonths(rows: readonly DecisionCount[]): DecisionMonth[] {
  if (rows.length === 0) return []
  const months = Map.groupBy(rows, ({ monat }) => Number(monat.slice(5, 7)))
  return [
    decisionMonth(0, rows),
    ...[...months].map(([month, own]) => decisionMonth(month, own)).toSorted((a, b) => a.monat - b.monat),
  ]
}

function countReporters(rows: readonly Found[], year: number): ReporterClass[] {
  const amounts = (which: number) =>
    [
      ...Map.groupBy(
        rows.filter((row) => row.year === which && row.beetle.user_id !== null),
        ({ beetle }) => beetle.user_id,
      ).values(),
    ].map(({ length }) => length)
  const [now, before] = [amounts(year), amounts(year - 1)]
  return reporterClasses.map((ab, index) => {
    const next = reporterClasses[index + 1] ?? Infinity
    const own = (list: readonly number[]) => list.filter((amount) => amount >= ab && amount < next)
    return {
      ab,
      melder: own(now).length,
      meldungen: own(now).reduce((total, amount) => total + amount, 0),
      vorjahr: own(before).length,
    }
  })
}

/** Row and column of the cell in which a sighting lies. */
const cellAt = ({ lat, lon }: Beetle) =>
  [Math.floor((lat ?? 0) / cellSize.height), Math.floor((lon ?? 0) / cellSize.width)].join()

const upTo =
  (year: number, week: number) =>
  (row: Found): boolean =>
    (row.year === year || row.year === year - 1) && row.week <= week

/** The report of a year; every figure is counted anew here. */
export const yearReportHandlers: AreaHandlers<typeof calls.yearReports> = {
  getYearReport({ state, payload }) {
    const year = toYear(payload.jahr)
    const species = payload.kaeferart ? toSpecies(state, payload.kaeferart) : 0
    const inSpan = upTo(year, toCount(payload.bis, 53))
    const all = found(state)
    const rows = all.filter(
      ({ beetle }) =>
        (payload.bundesland === '' || beetle.bundesland === payload.bundesland) &&
        (species === 0 || beetle.art === species),
    )
    const kept = rows.filter(isKept)
    const part = kept.filter(inSpan)
    const weeks = Map.groupBy(
      kept.filter((row) => row.year > year - 6 && row.year <= year),
      (row) => row.year * 100 + row.week,
    )
    const statuses = Map.groupBy(
      rows.filter((row) => inSpan(row) && row.year === year),
      ({ beetle }) => beetle.status,
    )
    return {
      jahre: [...new Set(all.map((row) => row.year))].toSorted((a, b) => b - a),
      wochen: [...weeks]
        .toSorted(([a], [b]) => a - b)
        .map(([key, own]) => ({ jahr: Math.floor(key / 100), woche: key % 100, anzahl: own.length })),
      laender: compare(part, year, ({ bundesland }) => bundesland)
        .map(([bundesland, counts]) => ({ bundesland, ...counts }))
        .toSorted((a, b) => mostFirst(a, b) || byText(a.bundesland, b.bundesland)),
      arten: compare(part, year, ({ art }) => art)
        .map(([art, counts]) => ({ art, name: state.species.find(({ id }) => id === art)?.de ?? '', ...counts }))
        .toSorted((a, b) => mostFirst(a, b) || a.art - b.art),
      status: [...statuses]
        .map(([status, own]) => ({ status, anzahl: own.length }))
        .toSorted((a, b) => byText(a.status, b.status)),
      entscheidungen: decisionMonths(
        state.decisions.filter(
          ({ monat, art, bundesland }) =>
            Number(monat.slice(0, 4)) === year &&
            art === species &&
            (payload.bundesland === '' || bundesland === payload.bundesland),
        ),
      ),
      melder: countReporters(all.filter(isKept), year),
    }
  },
  getYearCells({ state, payload }) {
    const year = toYear(payload.jahr)
    const inSpan = upTo(year, toCount(payload.bis, 53))
    const rows = found(state).filter(
      (row) =>
        isKept(row) &&
        inSpan(row) &&
        row.beetle.lat !== null &&
        (payload.bundesland === '' || row.beetle.bundesland === payload.bundesland),
    )
    return compare(rows, year, cellAt)
      .map(([key, counts]) => {
        const [y = 0, x = 0] = key.split(',').map(Number)
        return { y, x, ...counts }
      })
      .toSorted((a, b) => a.y - b.y || a.x - b.x)
  },
}
