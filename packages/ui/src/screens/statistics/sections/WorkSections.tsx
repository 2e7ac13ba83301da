import type { DecisionMonth, ReporterClass } from '@waldkerf/domain/entities/beetles/yearReport'
import { styled } from 'styled-components'
import { useFormat, useLocale, useTexts } from '@waldkerf/ui/i18n/Language'
import { BarList } from '@waldkerf/ui/parts/BarList/BarList'
import { space } from '@waldkerf/ui/theme/tokens'
import { texts } from '../StatisticsScreen.texts.ts'
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
  const t = useTexts(texts).decisions
  const { number } = useFormat()
  const locale = useLocale()
  const name = (month: number) =>
    month === 0
      ? t.whole
      : new Date(Date.UTC(2026, month - 1, 1)).toLocaleDateString(locale, { month: 'long', timeZone: 'UTC' })
  const whole = months.find(({ monat }) => monat === 0)
  const figures = {
    name: t.head,
    columns: [{ label: t.published }, { label: t.rejected }, { label: t.median }, { label: t.p90 }],
    rows: [...months.filter(({ monat }) => monat > 0), ...(whole ? [whole] : [])].map((row) => ({
      id: String(row.monat),
      name: name(row.monat),
      values: [row.veroeffentlicht, row.abgelehnt, row.median, row.p90],
    })),
  }
  const bars = months
    .filter(({ monat }) => monat > 0)
    .map(({ monat, median }) => ({ id: String(monat), name: name(monat), value: median }))
  return (
    <ReportSection title={t.title} figures={figures} selection={selection} note={whole && t.note}>
      <Lead>
        {whole
          ? t.lead(number(whole.veroeffentlicht + whole.abgelehnt), number(whole.median), number(whole.p90))
          : t.none(year)}
      </Lead>
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
  const t = useTexts(texts).reporters
  const rows = classes.map(({ ab, melder, meldungen, vorjahr }, index) => ({
    id: String(ab),
    name: t.classes[index] ?? '',
    value: melder,
    values: [melder, meldungen, vorjahr],
  }))
  const figures = {
    name: t.head,
    columns: [{ label: t.people }, { label: t.reports }, { label: t.before(year - 1) }],
    rows,
  }
  return (
    <ReportSection title={t.title} figures={figures} selection={selection} note={t.note}>
      <BarList label={t.title} rows={rows} />
    </ReportSection>
  )
}
