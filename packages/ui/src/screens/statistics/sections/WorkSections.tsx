import type { DecisionMonth, ReporterClass } from '@waldkerf/domain/entities/beetles/yearReport'
import { styled } from 'styled-components'
import { BarList } from '@waldkerf/ui/parts/BarList/BarList'
import { space } from '@waldkerf/ui/theme/tokens'
import { decisionFigures, decisionLead, reporterFigures, useYearWords } from '../figures/yearFigures.ts'
import { toBars } from './CountSections.tsx'
import { ReportSection } from './ReportSection.tsx'

const Lead = styled.p`
  margin-bottom: ${space(3)};
  text-wrap: pretty;
`

interface DecisionSectionProps {
  /** Month 0 is the whole year. */
  months: readonly DecisionMonth[]
  year: number
  selection: string
}

/** After how many days reports were decided, month by month. */
export function DecisionSection({ months, year, selection }: DecisionSectionProps) {
  const words = useYearWords()
  const t = words.t.decisions
  const figures = decisionFigures(words, months)
  const bars = figures.rows.filter(({ id }) => id !== '0').map((row) => ({ ...row, value: row.values[2] ?? 0 }))
  return (
    <ReportSection title={t.title} figures={figures} selection={selection} note={figures.rows.length > 0 ? t.note : ''}>
      <Lead>{decisionLead(words, months, year)}</Lead>
      {bars.length > 0 && <BarList label={t.title} rows={bars} />}
    </ReportSection>
  )
}

interface ReporterSectionProps {
  classes: readonly ReporterClass[]
  year: number
  selection: string
}

/** How many people reported how often; nobody is named. */
export function ReporterSection({ classes, year, selection }: ReporterSectionProps) {
  const words = useYearWords()
  const t = words.t.reporters
  const figures = reporterFigures(words, classes, year)
  return (
    <ReportSection title={t.title} figures={figures} selection={selection} note={t.note}>
      <BarList label={t.title} rows={toBars(figures.rows)} />
    </ReportSection>
  )
}
