import { expense } from '@waldkerf/domain/forecast/forecastParts'
import type { PlanMonth } from '@waldkerf/domain/forecast/outlook'
import { useMemo } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { ChartCard } from '@waldkerf/ui/parts/ChartCard/ChartCard'
import { Quiet } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { chartDrawing, EChart } from '@waldkerf/ui/parts/EChart/EChart'
import { texts } from '../ForecastScreen.texts.ts'
import { invoiced } from './outlookOption.ts'
import { kindAmounts, type KindSeries } from './useKindSeries.ts'
import { useMonthChart } from './useMonthChart.ts'

export interface PlanCardProps {
  plan: readonly PlanMonth[]
  kinds: readonly KindSeries[]
  /** `YYYY-MM-DD` */
  today: string
}

/** Planned income by its kinds, beside what was invoiced, month by month. */
export function PlanCard({ plan, kinds, today }: PlanCardProps) {
  const { plan: t } = useTexts(texts)
  const { months, series, extra } = useMemo(() => {
    const income = kinds.filter((each) => !each.kinds.includes(expense))
    return {
      months: plan.map(({ month }) => month),
      series: [
        ...kindAmounts(income, plan),
        { name: t.actual, look: invoiced, amounts: plan.map(({ actual }) => actual) },
      ],
      extra: [{ name: t.difference, amounts: plan.map(({ difference }) => difference) }],
    }
  }, [plan, kinds, t])
  const { chart, legend, figures } = useMonthChart(months, series, { stacked: false, today, extra })
  if (series.every(({ amounts }) => amounts.every((amount) => Number(amount) === 0))) {
    return (
      <Card title={t.title}>
        <Quiet>{t.empty}</Quiet>
      </Card>
    )
  }
  return (
    <ChartCard title={t.title} figures={figures} legend={legend} drawing={chartDrawing(chart)} note={t.note}>
      <EChart label={t.title} {...chart} />
    </ChartCard>
  )
}
