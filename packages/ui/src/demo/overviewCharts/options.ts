import type { ChartTheme } from '@waldkerf/ui/parts/EChart/EChart'

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

/** A card's total, the time in ms to count up to it, and the values of its week for the line chart. */
export const cards = {
  visits: {
    total: 102_400,
    duration: 2_600,
    expected: [100, 120, 161, 134, 105, 160, 165],
    actual: [120, 82, 91, 154, 162, 140, 145],
  },
  messages: {
    total: 81_212,
    duration: 3_000,
    expected: [200, 192, 120, 144, 160, 130, 140],
    actual: [180, 160, 151, 106, 145, 150, 130],
  },
  purchases: {
    total: 9_280,
    duration: 3_200,
    expected: [80, 100, 121, 104, 105, 90, 100],
    actual: [120, 90, 100, 138, 142, 130, 130],
  },
  shoppings: {
    total: 13_600,
    duration: 3_600,
    expected: [130, 140, 141, 142, 145, 150, 160],
    actual: [120, 82, 91, 154, 162, 140, 130],
  },
} as const

export type CardId = keyof typeof cards

/** Budgets along six axes, each with its largest value. */
export const budgets = {
  most: [10_000, 20_000, 20_000, 20_000, 20_000, 20_000],
  planned: [5_000, 7_000, 12_000, 11_000, 15_000, 14_000],
  expected: [4_000, 9_000, 15_000, 15_000, 13_000, 11_000],
  actual: [5_500, 11_000, 12_000, 15_000, 12_000, 12_000],
} as const

/** Readings by topic. */
export const topics = [320, 240, 149, 100, 59] as const

/** Readings of three pages on the days of a week. */
export const pages = [
  [79, 52, 200, 334, 390, 330, 220],
  [80, 52, 200, 334, 390, 330, 220],
  [30, 52, 200, 334, 390, 330, 220],
] as const
