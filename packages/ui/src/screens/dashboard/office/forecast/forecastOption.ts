import { axisTooltip, type ChartTheme, hatching } from '@waldkerf/ui/parts/EChart/EChart'

export const forecastHeight = 240

/** Colour of each kind, and what tells it apart without it. */
export const looks = [
  { series: 4, look: 'hatched' },
  { series: 0, look: 'filled' },
  { series: 3, look: 'filled' },
  { series: 1, look: 'hatched' },
  { series: 2, look: 'filled' },
  { series: 5, look: 'hatched' },
] as const

interface ForecastInput {
  /** How the months are called. */
  months: readonly string[]
  /** At most as many as there are looks; amounts in euros. */
  series: readonly { name: string; amounts: readonly number[] }[]
  /** On the axis. */
  short: (amount: number) => string
  /** In the tooltip. */
  exact: (amount: number) => string
}

/** Bars per month, one beside the other for each kind, from zero. */
export function forecastOption({ months, series, short, exact }: ForecastInput, theme: ChartTheme) {
  const { muted, grid, fontSize } = theme
  const label = { color: muted, fontSize: fontSize - 1 }
  return {
    grid: { left: 52, right: 8, top: 12, bottom: 24 },
    tooltip: axisTooltip(theme, 'shadow', exact),
    xAxis: {
      type: 'category',
      data: months,
      axisLine: { lineStyle: { color: grid } },
      axisTick: { show: false },
      axisLabel: { ...label, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      axisLabel: { ...label, formatter: short },
      splitLine: { lineStyle: { color: grid } },
    },
    series: series.map(({ name, amounts }, index) => {
      const { series: color, look } = looks[index] ?? looks[0]
      return {
        name,
        type: 'bar',
        data: amounts,
        barGap: '10%',
        barMaxWidth: 14,
        itemStyle: {
          color: theme.series[color],
          borderRadius: [2, 2, 0, 0],
          ...(look === 'hatched' && { decal: hatching(theme) }),
        },
      }
    }),
  }
}
