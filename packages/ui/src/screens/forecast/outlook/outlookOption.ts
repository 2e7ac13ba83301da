import { axisTooltip, type ChartTheme, hatching } from '@waldkerf/ui/parts/EChart/EChart'

export const outlookHeight = 300

/** Free space beside the months, in px. */
export const chartMargins = { left: 56, right: 8 } as const

/** A colour, and what tells it apart without it. */
export interface SeriesLook {
  series: number
  look: 'filled' | 'hatched'
}

/** Looks of planned and of invoiced amounts. */
export const planLooks: readonly SeriesLook[] = [
  { series: 0, look: 'hatched' },
  { series: 3, look: 'filled' },
]

/** Of the outlook's kinds of entries, in their order. */
export const kindLooks: readonly SeriesLook[] = [
  { series: 0, look: 'filled' },
  { series: 4, look: 'hatched' },
  { series: 1, look: 'filled' },
  { series: 5, look: 'hatched' },
]

/** Invoices look as in the other chart; an offer is a guess. */
export const documentLooks: readonly SeriesLook[] = [
  { series: 3, look: 'filled' },
  { series: 2, look: 'hatched' },
]

interface ChartInput {
  /** How the months are called. */
  months: readonly string[]
  /** Amounts in euros. */
  series: readonly { name: string; amounts: readonly number[]; look: SeriesLook }[]
  /** All series of a month on one bar; absent: side by side. */
  stacked?: boolean
  /** This month among them, and what stands over it. */
  now: { place: number; word: string }
  /** On the axis. */
  short: (amount: number) => string
  /** In the tooltip. */
  exact: (amount: number) => string
}

const past = { opacity: 0.5 }

/** Bars per month from zero: expenses stand below it. */
export function outlookOption({ months, series, stacked = false, now, short, exact }: ChartInput, theme: ChartTheme) {
  const { muted, grid, fontSize } = theme
  const label = { color: muted, fontSize: fontSize - 1 }
  return {
    grid: { ...chartMargins, top: 24, bottom: 24 },
    tooltip: axisTooltip(theme, 'shadow', (amount) => (amount === 0 ? null : exact(amount))),
    xAxis: {
      type: 'category',
      data: months,
      axisLine: { onZero: true, lineStyle: { color: grid } },
      axisTick: { show: false },
      axisLabel: { ...label, hideOverlap: true, interval: 'auto' },
    },
    yAxis: {
      type: 'value',
      axisLabel: { ...label, formatter: short },
      splitLine: { lineStyle: { color: grid } },
    },
    series: series.map(({ name, amounts, look: { series: color, look } }, index) => {
      return {
        name,
        type: 'bar',
        data: amounts.map((value, place) => (place < now.place ? { value, itemStyle: past } : value)),
        ...(index === 0 && {
          markLine: {
            silent: true,
            symbol: 'none',
            lineStyle: { color: muted, type: 'dashed' },
            label: { ...label, formatter: now.word },
            data: [{ xAxis: now.place }],
          },
        }),
        ...(stacked ? { stack: 'month', barMaxWidth: 36 } : { barGap: '10%', barMaxWidth: 18 }),
        itemStyle: { color: theme.series[color], ...(look === 'hatched' && { decal: hatching(theme) }) },
      }
    }),
  }
}
