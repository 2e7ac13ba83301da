import { axisTooltip, type ChartTheme } from '@waldkerf/ui/parts/EChart/EChart'
import type { Season } from './seasons.ts'

export const seasonHeight = 280

/** Free space beside the weeks, in px. */
export const margins = { left: 44, right: 12 } as const

/** This year in its colour, those before it grey and with strokes of their own. */
const looks = [
  { look: 'solid', width: 2.5 },
  { look: 'dashed', width: 1.5 },
  { look: 'dotted', width: 1.75 },
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

/** A year's name, in px. */
const nameWidth = 40

/** A line's counts below a name that reaches so many weeks to either side. */
const around = ({ weeks }: Season, at: number, reach: number) =>
  weeks.slice(at - reach, at + reach + 1).filter((count) => count !== null)

/**
 * Where each year is named: at a week in which its line stands far above all others, or else far below them.
 * @param width of the weeks, in px
 */
export function labelPlaces(seasons: readonly Season[], width: number): ({ at: number; above: boolean } | undefined)[] {
  const reach = Math.ceil((nameWidth / 2) * (52 / width))
  return seasons.map((season) => {
    const others = seasons.filter((other) => other !== season)
    const places = season.weeks.flatMap((count, at) => {
      if (count === null || at < reach || at >= season.weeks.length - reach) return []
      const near = others.flatMap((other) => around(other, at, reach))
      const climb = Math.max(...around(season, at, reach)) - count
      return [
        { at, above: true, room: count - Math.max(0, ...near) - climb },
        // There has to be room above the axis, too.
        { at, above: false, room: Math.min(count, ...near.map((other) => other - count)) },
      ]
    })
    return places.toSorted((one, other) => other.room - one.room)[0]
  })
}

/** The seasons as lines over the calendar weeks. */
export function seasonOption({ seasons, week, number, months }: SeasonInput, theme: ChartTheme) {
  const { muted, grid, fontSize, series, rest, surface, width } = theme
  const colors = [series[0], muted, rest]
  const weeks = seasons[0]?.weeks.map((_, index) => week(index + 1)) ?? []
  const places = labelPlaces(seasons, width - margins.left - margins.right)
  const named = namedMonths(width)
  const label = { color: muted, fontSize: fontSize - 1 }
  return {
    grid: { ...margins, top: 24, bottom: 24 },
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
      const yearLabel = {
        symbol: 'circle',
        symbolSize: 1,
        label: {
          show: true,
          formatter: String(year),
          position: places[index]?.above ? 'top' : 'bottom',
          color: index === 0 ? colors[0] : muted,
          fontSize,
          fontWeight: index === 0 ? 600 : 400,
          // Over the lines of the grid.
          textBorderColor: surface,
          textBorderWidth: 3,
        },
      }
      return {
        name: String(year),
        type: 'line',
        data: weeks.map((value, at) => (at === places[index]?.at ? { value, ...yearLabel } : value)),
        symbol: 'none',
        // Or the label's point may be left out for want of room.
        showAllSymbol: true,
        color: colors[index] ?? rest,
        // The newest is drawn over those before it.
        z: 2 + seasons.length - index,
        lineStyle: { width, type: look },
        ...(index === 0 && { areaStyle: { opacity: 0.1 } }),
      }
    }),
  }
}
