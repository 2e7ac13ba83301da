import { speciesName } from '@waldkerf/domain/beetles/wordedSpecies'
import type { YearReport } from '@waldkerf/domain/entities/beetles/yearReport'
import { useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { BarList } from '@waldkerf/ui/parts/BarList/BarList'
import { MapAndBars } from '@waldkerf/ui/screens/season/states/MapAndBars'
import { statusLook } from '@waldkerf/ui/screens/gis/beetleStatus.ts'
import { beetleStatuses } from '@waldkerf/domain/entities/beetles/beetles'
import { texts } from '../StatisticsScreen.texts.ts'
import { useComparedFigures } from './comparedFigures.ts'
import { ReportSection } from './ReportSection.tsx'

/** A year's part of the report. `linkTo` takes what narrows it further. */
export interface CountSectionProps {
  report: YearReport
  year: number
  selection: string
  linkTo: (narrowed: { bundesland?: string; art?: number; status?: readonly string[] }) => string | undefined
}

const isFound = ({ anzahl }: { anzahl: number }) => anzahl > 0

/** The Länder as map, bars and table; sightings without a Land are no Land, and stand in the table alone. */
export function StateSection({ report, year, selection, linkTo }: CountSectionProps) {
  const t = useTexts(texts).states
  const { number } = useFormat()
  const rows = report.laender.map(({ bundesland, ...counts }) => ({
    ...counts,
    id: bundesland,
    name: bundesland || t.unknown,
    to: bundesland ? linkTo({ bundesland }) : undefined,
  }))
  const figures = useComparedFigures(t.head, year, rows)
  const states = rows
    .filter(({ id, anzahl }) => id !== '' && anzahl > 0)
    .map(({ id, name, to, anzahl }) => ({ id, name, to, value: anzahl, label: t.row(name, number(anzahl)) }))
  return (
    <ReportSection title={t.title} figures={figures} selection={selection}>
      {states.length > 0 && <MapAndBars label={t.title} states={states} none={t.none} shown={states.length} />}
    </ReportSection>
  )
}

/** The species as bars and table. */
export function SpeciesSection({ report, year, selection, linkTo }: CountSectionProps) {
  const t = useTexts(texts).species
  const language = useLanguage()
  const rows = report.arten.map(({ art, name, ...counts }) => ({
    ...counts,
    id: String(art),
    name: speciesName(name, language),
    to: linkTo({ art }),
  }))
  const figures = useComparedFigures(t.head, year, rows)
  const bars = rows.filter(isFound).map(({ id, name, to, anzahl }) => ({ id, name, to, value: anzahl }))
  return (
    <ReportSection title={t.title} figures={figures} selection={selection}>
      {bars.length > 0 && <BarList label={t.title} rows={bars} />}
    </ReportSection>
  )
}

const order = (status: string) => {
  const place = beetleStatuses.findIndex((one) => one === status)
  return place < 0 ? beetleStatuses.length : place
}

/** The year's sightings by their status today. */
export function OutcomeSection({ report, selection, linkTo }: Omit<CountSectionProps, 'year'>) {
  const t = useTexts(texts)
  const language = useLanguage()
  const total = report.status.reduce((sum, { anzahl }) => sum + anzahl, 0)
  const rows = report.status
    .toSorted((a, b) => order(a.status) - order(b.status))
    .map(({ status, anzahl }) => ({
      id: status,
      name: statusLook(status).label[language],
      value: anzahl,
      to: linkTo({ status: [status] }),
    }))
  const figures = {
    name: t.outcome.head,
    columns: [{ label: t.outcome.count }, { label: t.share, show: t.part }],
    rows: rows.map(({ value, ...row }) => ({ ...row, values: [value, value / total] })),
  }
  return (
    <ReportSection title={t.outcome.title} figures={figures} selection={selection} note={t.outcome.note}>
      {rows.length > 0 && <BarList label={t.outcome.title} rows={rows} />}
    </ReportSection>
  )
}
