import type { ChartTheme } from '../../parts/EChart/EChart.tsx'

interface Row {
  name: string
  values: readonly number[]
}

type NumberText = (value: number) => string

const place = { left: 44, right: 16, top: 40, bottom: 32 }

/** @param number as the page writes it */
const axes = ({ muted, grid }: ChartTheme, labels: readonly string[], number: NumberText) => ({
  grid: place,
  xAxis: { type: 'category', data: [...labels], axisLabel: { color: muted } },
  yAxis: { type: 'value', axisLabel: { color: muted, formatter: number }, splitLine: { lineStyle: { color: grid } } },
  tooltip: { trigger: 'axis', renderMode: 'richText', valueFormatter: number },
})

const legend = ({ text }: ChartTheme) => ({ top: 0, textStyle: { color: text } })

export const lineOption =
  (labels: readonly string[], rows: readonly Row[], number: NumberText) => (theme: ChartTheme) => ({
    ...axes(theme, labels, number),
    legend: legend(theme),
    series: rows.map(({ name, values }, index) => ({
      name,
      type: 'line',
      smooth: true,
      data: [...values],
      color: theme.series[index],
    })),
  })

export const stackOption =
  (labels: readonly string[], rows: readonly Row[], number: NumberText) => (theme: ChartTheme) => ({
    ...axes(theme, labels, number),
    legend: legend(theme),
    series: rows.map(({ name, values }, index) => ({
      name,
      type: 'bar',
      stack: 'pages',
      data: [...values],
      color: theme.series[index],
    })),
  })

/** @param most largest value of each axis */
export const radarOption =
  (labels: readonly string[], most: readonly number[], rows: readonly Row[]) => (theme: ChartTheme) => ({
    legend: { ...legend(theme), bottom: 0, top: 'auto' },
    radar: {
      radius: '58%',
      indicator: labels.map((name, index) => ({ name, max: most[index] })),
      axisName: { color: theme.muted },
      // The library's own bands are made for white paper.
      splitArea: { show: false },
      splitLine: { lineStyle: { color: theme.grid } },
      axisLine: { lineStyle: { color: theme.grid } },
    },
    series: [
      {
        type: 'radar',
        data: rows.map(({ name, values }, index) => ({
          name,
          value: [...values],
          itemStyle: { color: theme.series[index] },
        })),
      },
    ],
  })

export const roseOption =
  (labels: readonly string[], values: readonly number[], number: NumberText) => (theme: ChartTheme) => ({
    tooltip: { trigger: 'item', renderMode: 'richText', valueFormatter: number },
    series: [
      {
        type: 'pie',
        roseType: 'radius',
        // Names need room beside it; cut ones would name nothing.
        radius: ['10%', '58%'],
        label: { color: theme.text, overflow: 'none' },
        data: labels.map((name, index) => ({ name, value: values[index], itemStyle: { color: theme.series[index] } })),
      },
    ],
  })
