import type { YearReport } from '@waldkerf/domain/entities/beetles/yearReport'
import type { FigureRow } from '@waldkerf/ui/parts/ChartCard/figures.ts'
import { BarList } from '@waldkerf/ui/parts/BarList/BarList'
import { MapAndBars } from '@waldkerf/ui/screens/season/states/MapAndBars'
import { comparedFigures, outcomeFigures, speciesRows, stateRows, useYearWords } from '../figures/yearFigures.ts'
import { ReportSection } from './ReportSection.tsx'

/** A year's part of the report. `linkTo` takes what narrows it further. */
export interface CountSectionProps {
  report: YearReport
  year: number
  selection: string
  linkTo: (narrowed: { bundesland?: string; art?: number; status?: readonly string[] }) => string | undefined
}

const isFound = ({ anzahl }: { anzahl: number }) => anzahl > 0

/** Bars of a table's first numbers. */
export const toBars = (rows: readonly FigureRow[]) => rows.map((row) => ({ ...row, value: row.values[0] ?? 0 }))

/** The Länder as map, bars and table; sightings without a Land are no Land, and stand in the table alone. */
export function StateSection({ report, year, selection, linkTo }: CountSectionProps) {
  const words = useYearWords()
  const { number } = words
  const t = words.t.states
  const rows = stateRows(words, report).map((row) => ({
    ...row,
    to: row.id ? linkTo({ bundesland: row.id }) : undefined,
  }))
  const states = rows
    .filter((row) => row.id !== '' && isFound(row))
    .map(({ id, name, to, anzahl }) => ({ id, name, to, value: anzahl, label: t.row(name, number(anzahl)) }))
  return (
    <ReportSection title={t.title} figures={comparedFigures(words, t.head, year, rows)} selection={selection}>
      {states.length > 0 && <MapAndBars label={t.title} states={states} none={t.none} shown={states.length} />}
    </ReportSection>
  )
}

/** The species as bars and table. */
export function SpeciesSection({ report, year, selection, linkTo }: CountSectionProps) {
  const words = useYearWords()
  const t = words.t.species
  const rows = speciesRows(words, report).map((row) => ({ ...row, to: linkTo({ art: Number(row.id) }) }))
  const bars = rows.filter(isFound).map(({ id, name, to, anzahl }) => ({ id, name, to, value: anzahl }))
  return (
    <ReportSection title={t.title} figures={comparedFigures(words, t.head, year, rows)} selection={selection}>
      {bars.length > 0 && <BarList label={t.title} rows={bars} />}
    </ReportSection>
  )
}

/** The year's sightings by their status today. */
export function OutcomeSection({ report, selection, linkTo }: Omit<CountSectionProps, 'year'>) {
  const words = useYearWords()
  const t = words.t.outcome
  const counted = outcomeFigures(words, report)
  const rows = counted.rows.map((row) => ({ ...row, to: linkTo({ status: [row.id] }) }))
  return (
    <ReportSection title={t.title} figures={{ ...counted, rows }} selection={selection} note={t.note}>
      {rows.length > 0 && <BarList label={t.title} rows={toBars(rows)} />}
    </ReportSection>
  )
}
