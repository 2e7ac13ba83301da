import { speciesName } from '@waldkerf/domain/beetles/wordedSpecies'
import { beetleStatuses } from '@waldkerf/domain/entities/beetles/beetles'
import {
  cellSize,
  type DecisionMonth,
  type ReporterClass,
  type YearCell,
  type YearReport,
} from '@waldkerf/domain/entities/beetles/yearReport'
import type { Area } from '@waldkerf/domain/georef/coordinates/systems'
import { type Language, useFormat, useLanguage, useLocale, useTexts } from '@waldkerf/ui/i18n/Language'
import type { FigureRow, Figures } from '@waldkerf/ui/parts/ChartCard/figures.ts'
import { statusLook } from '@waldkerf/ui/screens/gis/beetleStatus.ts'
import { texts } from '../StatisticsScreen.texts.ts'

/** The language of the page: its texts of the report, and how it writes numbers and days. */
export interface YearWords {
  t: typeof texts.de
  language: Language
  /** For Intl. */
  locale: 'de-DE' | 'en-GB'
  number: (value: number) => string
  day: (value: string) => string
}

export function useYearWords(): YearWords {
  const { number, day } = useFormat()
  return { t: useTexts(texts), language: useLanguage(), locale: useLocale(), number, day }
}

export interface ComparedRow {
  id: string
  name: string
  anzahl: number
  vorjahr: number
  to?: string | undefined
}

/** A table of this year, the year before, and the change; of nothing before there is none. */
export const comparedFigures = (
  { t, number }: YearWords,
  name: string,
  year: number,
  rows: readonly ComparedRow[],
): Figures => ({
  name,
  columns: [
    { label: String(year), show: number },
    { label: String(year - 1), show: number },
    { label: t.change, show: t.percent },
  ],
  rows: rows.map(({ id, name: of, anzahl, vorjahr, to }): FigureRow => ({
    id,
    name: of,
    to,
    values: [anzahl, vorjahr, vorjahr === 0 ? null : (anzahl - vorjahr) / vorjahr],
  })),
})

/** The Länder; sightings without one have an empty id. */
export const stateRows = ({ t }: YearWords, { laender }: YearReport): ComparedRow[] =>
  laender.map(({ bundesland, ...counts }) => ({ ...counts, id: bundesland, name: bundesland || t.states.unknown }))

export const speciesRows = ({ language }: YearWords, { arten }: YearReport): ComparedRow[] =>
  arten.map(({ art, name, ...counts }) => ({ ...counts, id: String(art), name: speciesName(name, language) }))

const order = (status: string) => {
  const place = beetleStatuses.findIndex((one) => one === status)
  return place < 0 ? beetleStatuses.length : place
}

/** The year's sightings by their status today, and the part of all that each is. */
export function outcomeFigures({ t, language, number }: YearWords, { status }: YearReport): Figures {
  const total = status.reduce((sum, { anzahl }) => sum + anzahl, 0)
  return {
    name: t.outcome.head,
    columns: [
      { label: t.outcome.count, show: number },
      { label: t.share, show: t.part },
    ],
    rows: status
      .toSorted((a, b) => order(a.status) - order(b.status))
      .map((row) => ({
        id: row.status,
        name: statusLook(row.status).label[language],
        values: [row.anzahl, row.anzahl / total],
      })),
  }
}

/** Decisions by month, the whole year last. */
export function decisionFigures(
  { t: { decisions: t }, locale, number }: YearWords,
  months: readonly DecisionMonth[],
): Figures {
  const name = (month: number) =>
    month === 0
      ? t.whole
      : new Date(Date.UTC(2026, month - 1, 1)).toLocaleDateString(locale, { month: 'long', timeZone: 'UTC' })
  const whole = months.filter(({ monat }) => monat === 0)
  return {
    name: t.head,
    columns: [t.published, t.rejected, t.median, t.p90].map((label) => ({ label, show: number })),
    rows: [...months.filter(({ monat }) => monat > 0), ...whole].map((row) => ({
      id: String(row.monat),
      name: name(row.monat),
      values: [row.veroeffentlicht, row.abgelehnt, row.median, row.p90],
    })),
  }
}

/** The time to a decision in a sentence. */
export function decisionLead(
  { t: { decisions: t }, number }: YearWords,
  months: readonly DecisionMonth[],
  year: number,
): string {
  const whole = months.find(({ monat }) => monat === 0)
  if (!whole) return t.none(year)
  return t.lead(number(whole.veroeffentlicht + whole.abgelehnt), number(whole.median), number(whole.p90))
}

/** How many people reported how often. */
export const reporterFigures = (
  { t: { reporters: t }, number }: YearWords,
  classes: readonly ReporterClass[],
  year: number,
): Figures => ({
  name: t.head,
  columns: [t.people, t.reports, t.before(year - 1)].map((label) => ({ label, show: number })),
  rows: classes.map(({ ab, melder, meldungen, vorjahr }, index) => ({
    id: String(ab),
    name: t.classes[index] ?? '',
    values: [melder, meldungen, vorjahr],
  })),
})

export interface ChangedCell {
  id: string
  area: Area
  /** How many more than the year before. */
  change: number
  name: string
  cell: YearCell
}

const areaAt = ({ y, x }: YearCell): Area => ({
  west: x * cellSize.width,
  south: y * cellSize.height,
  east: (x + 1) * cellSize.width,
  north: (y + 1) * cellSize.height,
})

/** Cells with their nearest place, those that changed most first. @param place '' where no place is known */
export const changedCells = (
  { t: { map: t }, number }: YearWords,
  cells: readonly YearCell[],
  place: (lat: number, lon: number) => string,
): ChangedCell[] =>
  cells
    .map((cell) => {
      const area = areaAt(cell)
      const [lat, lon] = [(area.south + area.north) / 2, (area.west + area.east) / 2]
      const name = place(lat, lon) || t.at(number(Number(lat.toFixed(1))), number(Number(lon.toFixed(1))))
      return { id: `${cell.y} ${cell.x}`, area, change: cell.anzahl - cell.vorjahr, name, cell }
    })
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change) || b.change - a.change)

/** The table of cells. */
export const changeFigures = (
  { t: { map: t }, number }: YearWords,
  year: number,
  cells: readonly (ChangedCell & { to?: string | undefined })[],
): Figures => ({
  name: t.head,
  columns: [
    { label: String(year), show: number },
    { label: String(year - 1), show: number },
    { label: t.difference, show: (value: number) => t.signed(value, number(value)) },
  ],
  rows: cells.map(({ id, name, to, change, cell }) => ({ id, name, to, values: [cell.anzahl, cell.vorjahr, change] })),
})
