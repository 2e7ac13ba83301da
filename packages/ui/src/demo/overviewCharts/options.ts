import type { ChartTheme } from '../../parts/EChart/EChart.tsx'

interface Row {
  name: string
  values: readonly number[]
}

const place = { left: 44, right: 16, top: 40, bottom: 32 }

const axes = ({ muted, grid }: ChartTheme, labels: readonly string[]) => ({
  grid: place,
  xAxis: { type: 'category', data: [...labels], axisLabel: { color: muted } },
  yAxis: { type: 'value', axisLabel: { color: muted }, splitLine: { lineStyle: { color: grid } } },
  tooltip: { trigger: 'axis', renderMode: 'richText' },
})

const legend = ({ text }: ChartTheme) => ({ top: 0, textStyle: { color: text } })

export const lineOption = (labels: readonly string[], rows: readonly Row[]) => (theme: ChartTheme) => ({
  ...axes(theme, labels),
  legend: legend(theme),
  series: rows.map(({ name, values }, index) => ({
    name,
    type: 'line',
    smooth: true,
    data: [...values],
    color: theme.series[index],
  })),
})

export const stackOption = (labels: readonly string[], rows: readonly Row[]) => (theme: ChartTheme) => ({
  ...axes(theme, labels),
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

export const roseOption = (labels: readonly string[], values: readonly number[]) => (theme: ChartTheme) => ({
  tooltip: { trigger: 'item', renderMode: 'richText' },
  series: [
    {
      type: 'pie',
      roseType: 'radius',
      radius: ['12%', '68%'],
      label: { color: theme.text },
      data: labels.map((name, index) => ({ name, value: values[index], itemStyle: { color: theme.series[index] } })),
    },
  ],
})
