import { axisTooltip, type ChartTheme } from '@waldkerf/ui/parts/EChart/EChart'
import type { Season } from './seasons.ts'

export const seasonHeight = 280

/** Free space beside the weeks, in px. */
export const margins = { left: 44, right: 12 } as const

/** This year in its colour, those before it grey and with strokes of their own. */
export const looks = [
  { color: '--color-series-1', look: 'line', width: 2.5 },
  { color: '--color-text-muted', look: 'dashed', width: 1.5 },
  { color: '--color-border-control', look: 'dotted', width: 1.75 },
] as const

interface SeasonInput {
  seasons: readonly Season[]
  /** How a week is called: 'KW 20'. */
  week: (week: number) => string
  number: (value: number) => string
  /** Short names, from January on. */
  months: readonly string[]
}

/** From this width of the chart on, in px, each month's name has its room below the axis. */
const allMonthsFrom = 480

/** The week with which a month begins, from 0, for months that are named. */
function namedMonths(width: number): ReadonlyMap<number, number> {
  const every = width < allMonthsFrom ? 3 : 1
  const named = Array.from({ length: 12 / every }, (_, at) => at * every)
  return new Map(named.map((month) => [Math.round((month * 52) / 12), month]))
}

/** The seasons as lines over the calendar weeks. */
export function seasonOption({ seasons, week, number, months }: SeasonInput, theme: ChartTheme) {
  const { muted, grid, fontSize, series, rest, width } = theme
  const colors = [series[0], muted, rest]
  const weeks = seasons[0]?.weeks.map((_, index) => week(index + 1)) ?? []
  const named = namedMonths(width)
  const label = { color: muted, fontSize: fontSize - 1 }
  return {
    grid: { ...margins, top: 12, bottom: 24 },
    tooltip: axisTooltip(theme, 'line', number),
    xAxis: {
      type: 'category',
      boundaryGap: false,
      data: weeks,
      axisLine: { lineStyle: { color: grid } },
      axisTick: { show: false },
      axisLabel: {
        ...label,
        interval: (index: number) => named.has(index),
        formatter: (_: string, index: number) => months[named.get(index) ?? 0] ?? '',
      },
    },
    yAxis: {
      type: 'value',
      min: 0,
      minInterval: 1,
      axisLabel: { ...label, formatter: number },
      splitLine: { lineStyle: { color: grid } },
    },
    series: seasons.map(({ year, weeks }, index) => {
      const { look, width } = looks[index] ?? looks[2]
      return {
        name: String(year),
        type: 'line',
        data: weeks,
        symbol: 'none',
        color: colors[index],
        // The newest is drawn over those before it.
        z: 2 + seasons.length - index,
        lineStyle: { width, type: look === 'line' ? 'solid' : look },
        ...(index === 0 && { areaStyle: { opacity: 0.1 } }),
      }
    }),
  }
}
