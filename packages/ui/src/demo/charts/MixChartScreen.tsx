import { useCallback, useMemo } from 'react'
import { useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import type { ChartTheme } from '@waldkerf/ui/parts/EChart/EChart'
import { ChartPage } from './page/ChartPage.tsx'
import { texts } from './charts.texts.ts'
import { monthCount, reports, reportSums } from './figures.ts'

/** Short names of the months. */
function useMonths() {
  const language = useLanguage()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' })
    return Array.from({ length: monthCount }, (_, month) => format.format(Date.UTC(2026, month)))
  }, [language])
}

/** Width of a chart in px from which figures fit into its bars. */
const roomForLabels = 560

/** `/charts/mixchart`: stacked bars, the line of their sum, and a slider for the months. */
export function MixChartScreen() {
  const t = useTexts(texts).mix
  const months = useMonths()
  const format = useFormat()
  const bars = useMemo(() => {
    // A zero has no label; where bars are narrower than words, the table says it.
    const formatter = ({ value }: { value: number }) => (value > 0 ? format.number(value) : '')
    return ({ text, surface, width }: ChartTheme) => ({
      type: 'bar',
      stack: 'reports',
      label: {
        show: width > roomForLabels,
        formatter,
        // On a plate, since a theme colour may be of any lightness.
        color: text,
        backgroundColor: surface,
        borderRadius: 4,
        padding: [4, 6],
      },
    })
  }, [format])
  const option = useCallback(
    (theme: ChartTheme) => {
      const { series, muted, grid, text } = theme
      return {
        grid: { left: 56, right: 24, top: 48, bottom: 88 },
        legend: { right: 0, top: 0, textStyle: { color: text } },
        tooltip: { trigger: 'axis', renderMode: 'richText', valueFormatter: format.number },
        dataZoom: [
          { type: 'slider', start: 10, end: 80, bottom: 16, textStyle: { color: muted } },
          { type: 'inside', start: 10, end: 80 },
        ],
        xAxis: { type: 'category', data: months, axisLabel: { color: muted } },
        yAxis: {
          type: 'value',
          axisLabel: { color: muted, formatter: format.number },
          splitLine: { lineStyle: { color: grid } },
        },
        series: [
          { name: t.women, data: reports.women, color: series[0], ...bars(theme) },
          { name: t.men, data: reports.men, color: series[1], ...bars(theme) },
          { name: t.sum, type: 'line', data: reportSums, color: series[2] },
        ],
      }
    },
    [t, months, format, bars],
  )
  const series = [
    { name: t.women, values: reports.women },
    { name: t.men, values: reports.men },
    { name: t.sum, values: reportSums },
  ]
  return <ChartPage title={t.title} intro={t.intro} axis={t.month} labels={months} series={series} option={option} />
}
