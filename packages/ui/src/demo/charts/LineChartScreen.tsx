import { useCallback } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import type { ChartTheme } from '@waldkerf/ui/parts/EChart/EChart'
import { ChartPage } from './page/ChartPage.tsx'
import { texts } from './charts.texts.ts'
import { requests, slots } from './figures.ts'

/** `/charts/line`: three smooth areas over an hour. */
export function LineChartScreen() {
  const t = useTexts(texts).line
  const option = useCallback(
    ({ series, muted, grid, text }: ChartTheme) => ({
      grid: { left: 48, right: 24, top: 48, bottom: 32 },
      legend: { right: 0, top: 0, textStyle: { color: text } },
      tooltip: { trigger: 'axis', renderMode: 'richText' },
      xAxis: { type: 'category', boundaryGap: false, data: slots, axisLabel: { color: muted } },
      yAxis: {
        type: 'value',
        min: 0,
        max: 100,
        axisLabel: { color: muted, formatter: '{value} %' },
        splitLine: { lineStyle: { color: grid } },
      },
      series: (['mobile', 'fixed', 'field'] as const).map((name, index) => ({
        name: t[name],
        type: 'line',
        smooth: true,
        symbol: 'none',
        data: requests[name],
        color: series[index],
        areaStyle: { opacity: 0.18 },
      })),
    }),
    [t],
  )
  const series = (['mobile', 'fixed', 'field'] as const).map((name) => ({ name: t[name], values: requests[name] }))
  return <ChartPage title={t.title} intro={t.intro} axis={t.slot} labels={slots} series={series} option={option} />
}
