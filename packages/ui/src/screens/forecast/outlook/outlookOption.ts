import { axisTooltip, type ChartTheme, hatching } from '@waldkerf/ui/parts/EChart/EChart'

export const outlookHeight = 300

/** Free space beside the months, in px, whatever the amounts on the axis: both charts have their months in the same places. */
export const chartMargins = { left: 64, right: 8 } as const

const top = 24
const bottom = 24

/** A colour, and in all charts of the forecast: filled is invoiced, hatched is planned or hoped for. */
export interface SeriesLook {
  series: number
  look: 'filled' | 'hatched'
}

export const invoiced: SeriesLook = { series: 3, look: 'filled' }
export const offered: SeriesLook = { series: 2, look: 'hatched' }

/** Of the kinds of entries, in their order. */
export const kindLooks: readonly SeriesLook[] = [
  { series: 0, look: 'hatched' },
  { series: 4, look: 'hatched' },
  { series: 1, look: 'hatched' },
  { series: 5, look: 'hatched' },
]

interface ChartInput {
  /** How the months are called. */
  months: readonly string[]
  /** Amounts in euros. */
  series: readonly { name: string; amounts: readonly number[]; look: SeriesLook }[]
  /** All series of a month on one bar; else the planned ones on one, beside what is invoiced. */
  stacked: boolean
  /** Today: its month among them, how much of that is over (0 to 1), and what stands over it. */
  now: { place: number; share: number; word: string }
  /** On the axis. */
  short: (amount: number) => string
  /** In the tooltip. */
  exact: (amount: number) => string
}

const past = { opacity: 0.5 }

/** A line behind the bars. It is placed by the day: a place on the axis would be the middle of the first of a month's bars. */
function todayLine({ months, now: { place, share, word } }: ChartInput, { muted, fontSize, width }: ChartTheme) {
  const { left, right } = chartMargins
  const x = Math.round(left + ((place + share) / months.length) * (width - left - right))
  return {
    silent: true,
    // It is where it is, also while the bars move.
    animation: false,
    z: 1,
    symbol: 'none',
    lineStyle: { color: muted, type: 'dashed' },
    label: { color: muted, fontSize: fontSize - 1, formatter: word },
    data: [
      [
        { x, y: outlookHeight - bottom },
        { x, y: top },
      ],
    ],
  }
}

/** Bars per month from zero: expenses stand below it. */
export function outlookOption(input: ChartInput, theme: ChartTheme) {
  const { months, series, stacked, now, short, exact } = input
  const { muted, grid, fontSize } = theme
  const label = { color: muted, fontSize: fontSize - 1 }
  return {
    grid: { ...chartMargins, top, bottom, outerBoundsMode: 'none' },
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
        ...(index === 0 && { markLine: todayLine(input, theme) }),
        ...(stacked ? { stack: 'month', barMaxWidth: 36 } : { stack: look, barGap: '10%', barMaxWidth: 18 }),
        itemStyle: { color: theme.series[color], ...(look === 'hatched' && { decal: hatching(theme) }) },
      }
    }),
  }
}
