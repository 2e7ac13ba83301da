import { axisTooltip, type ChartTheme } from '@waldkerf/ui/parts/EChart/EChart'
import type { Season } from './seasons.ts'

export const seasonHeight = 280

/** Free space beside the weeks, in px. */
export const margins = { left: 44, right: 12 } as const

/** This year in front and strong, those before it thinner and with strokes of their own. */
export const looks = [
  { series: 0, look: 'line', width: 2.5 },
  { series: 3, look: 'dashed', width: 1.5 },
  { series: 1, look: 'dotted', width: 1.75 },
] as const

interface SeasonInput {
  seasons: readonly Season[]
  /** How a week is called: 'KW 20'. */
  week: (week: number) => string
  number: (value: number) => string
}

/** How many weeks lie from one label to the next, so that each has its room: 'Week 17' needs more than 'KW 17'. */
function weeksApart(weeks: readonly string[], width: number): number {
  const week = (width - margins.left - margins.right) / Math.max(weeks.length, 1)
  const label = Math.max(...weeks.map(({ length }) => length)) * 6.5 + 6
  return [4, 8, 13].find((every) => every * week >= label) ?? 26
}

/** The seasons as lines over the calendar weeks. */
export function seasonOption({ seasons, week, number }: SeasonInput, theme: ChartTheme) {
  const { muted, grid, fontSize, series, width } = theme
  const weeks = seasons[0]?.weeks.map((_, index) => week(index + 1)) ?? []
  const every = weeksApart(weeks, width)
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
      axisLabel: { ...label, interval: (index: number) => index % every === 0 },
    },
    yAxis: {
      type: 'value',
      min: 0,
      minInterval: 1,
      axisLabel: { ...label, formatter: number },
      splitLine: { lineStyle: { color: grid } },
    },
    series: seasons.map(({ year, weeks }, index) => {
      const { series: color, look, width } = looks[index] ?? looks[2]
      return {
        name: String(year),
        type: 'line',
        data: weeks,
        symbol: 'none',
        color: series[color],
        // The newest is drawn over those before it.
        z: 2 + seasons.length - index,
        lineStyle: { width, type: look === 'line' ? 'solid' : look },
        ...(index === 0 && { areaStyle: { opacity: 0.1 } }),
      }
    }),
  }
}
