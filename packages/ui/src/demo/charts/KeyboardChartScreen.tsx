import { useCallback } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import type { ChartTheme } from '@waldkerf/ui/parts/EChart/EChart'
import { ChartPage } from './page/ChartPage.tsx'
import { texts } from './charts.texts.ts'
import { keys } from './figures.ts'

const labels = keys.map((_, index) => String(index + 1))
const front = keys.map((key) => key.front)
const back = keys.map((key) => key.back)

/** Each key starts a little later than the one before, in ms. */
const delayed = (index: number) => index * 20

/** `/charts/keyboard`: bars before paler bars, in colours that change along the way. */
export function KeyboardChartScreen() {
  const t = useTexts(texts).keyboard
  const option = useCallback(
    ({ series, muted }: ChartTheme) => {
      const colorAt = ({ dataIndex }: { dataIndex: number }) =>
        series[Math.floor((dataIndex * series.length) / keys.length)] ?? ''
      const bars = { type: 'bar', itemStyle: { color: colorAt }, animationDelay: delayed }
      return {
        grid: { left: 8, right: 8, top: 16, bottom: 16 },
        animationEasing: 'elasticOut' as const,
        xAxis: [
          { show: false, type: 'category', data: labels },
          { show: false, type: 'category', data: labels },
        ],
        yAxis: { show: false },
        series: [
          { ...bars, name: t.back, data: back, xAxisIndex: 1, itemStyle: { color: colorAt, opacity: 0.4 }, z: 1 },
          // The front's shadow: an area without a line of its own.
          {
            type: 'line',
            data: front,
            symbol: 'none',
            lineStyle: { width: 0 },
            color: muted,
            areaStyle: { opacity: 0.16 },
            silent: true,
            z: 2,
          },
          { ...bars, name: t.front, data: front, z: 3 },
        ],
      }
    },
    [t],
  )
  const series = [
    { name: t.front, values: front },
    { name: t.back, values: back },
  ]
  return <ChartPage title={t.title} intro={t.intro} axis={t.key} labels={labels} series={series} option={option} />
}
