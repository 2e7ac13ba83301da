import type { PlanMonth } from '@waldkerf/domain/forecast/outlook'
import { useMemo } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { ChartCard } from '@waldkerf/ui/parts/ChartCard/ChartCard'
import { Quiet } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { chartDrawing, EChart } from '@waldkerf/ui/parts/EChart/EChart'
import { texts } from '../ForecastScreen.texts.ts'
import { planLooks } from '../outlook/outlookOption.ts'
import { useMonthChart } from '../outlook/useMonthChart.ts'

/** Planned and invoiced amounts, month by month up to this one. */
export function PlanCard({ plan }: { plan: readonly PlanMonth[] }) {
  const { plan: t } = useTexts(texts)
  const { months, series, extra } = useMemo(
    () => ({
      months: plan.map(({ month }) => month),
      series: [
        { name: t.planned, amounts: plan.map(({ planned }) => planned) },
        { name: t.actual, amounts: plan.map(({ actual }) => actual) },
      ],
      extra: [{ name: t.difference, amounts: plan.map(({ difference }) => difference) }],
    }),
    [plan, t],
  )
  const isEmpty = series.every(({ amounts }) => amounts.every((amount) => Number(amount) === 0))
  const { chart, legend, figures } = useMonthChart(months, series, { looks: planLooks, stacked: false, extra })
  if (isEmpty) {
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
