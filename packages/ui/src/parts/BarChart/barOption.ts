import { type ChartTheme, hatching } from '../EChart/chartTheme.ts'

export interface BarChartRow {
  id: string
  name: string
  /** One per series. */
  values: readonly number[]
  /** Text at the end of the bar; its total when absent. */
  figure?: string | undefined
  /** The row's link and its accessible name: 'Buchdrucker: 190 Funde'. */
  link?: { to: string; words: string } | undefined
}

export interface BarSeries {
  /** Which of the theme's series colours, from 0; muted for what is not in question. */
  color: number | 'muted'
  hatched?: boolean
}

/** Height and gap of a `BarList`'s row, so that nothing jumps where a chart takes its place. */
export const pitch = 30

const mostForNames = 0.6

/** Width of the longest text as the page's type draws it, in px. */
function longest(texts: readonly string[], { font, fontSize }: ChartTheme, style = '') {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return 120
  context.font = `${style} ${fontSize}px ${font}`
  return Math.ceil(Math.max(0, ...texts.map((text) => context.measureText(text).width)))
}

interface BarInput {
  rows: readonly BarChartRow[]
  series: readonly BarSeries[]
  number: (value: number) => string
}

export const rowTotal = ({ values }: BarChartRow) => values.reduce((sum, value) => sum + value, 0)

/** Names left-aligned in a column as wide as the longest one needs; cut only where that is more than there is room for. */
function nameAxis(names: readonly string[], theme: ChartTheme) {
  const { text, fontSize, width } = theme
  const wanted = longest(names, theme)
  const most = Math.floor(width * mostForNames)
  const room = Math.min(wanted, most)
  const axis = {
    type: 'category',
    inverse: true,
    data: names,
    axisLine: { show: false },
    axisTick: { show: false },
    axisLabel: {
      align: 'left',
      margin: room + 12,
      interval: 0,
      color: text,
      fontSize,
      // Both always: ECharts would keep a narrower drawing's values.
      width: room,
      overflow: wanted > most ? 'truncate' : 'none',
    },
  }
  return { axis, left: room + 20 }
}

const nothing = { color: 'transparent', borderColor: 'transparent' }

/** One part of all rows. Zero draws nothing; a small value stays visible. */
function buildSeries({ rows, series }: BarInput, index: number, theme: ChartTheme) {
  const isStacked = series.length > 1
  const { color, hatched } = series[index] ?? { color: 0 }
  const barWidth = isStacked ? 14 : 8
  return {
    type: 'bar',
    stack: 'row',
    silent: true,
    barWidth,
    // A bar of several parts would grow past its figure.
    barMinHeight: isStacked ? 0 : 2,
    data: rows.map(({ values }) => {
      const value = values[index] ?? 0
      return value === 0 ? { value, itemStyle: nothing } : value
    }),
    itemStyle: {
      color: color === 'muted' ? theme.rest : theme.series[color],
      borderRadius: isStacked ? 2 : barWidth / 2,
      ...(isStacked && { borderColor: theme.surface, borderWidth: 1 }),
      ...(hatched && { decal: hatching(theme) }),
    },
  }
}

/** Horizontal bars from zero, one per row, their parts one after the other; each labelled directly. */
export function barOption(input: BarInput, theme: ChartTheme) {
  const { rows, series, number } = input
  const totals = rows.map(rowTotal)
  const figures = rows.map(({ figure }, index) => figure ?? number(totals[index] ?? 0))
  const names = nameAxis(
    rows.map(({ name }) => name),
    theme,
  )
  const label = {
    show: true,
    position: 'right',
    color: theme.text,
    fontSize: theme.fontSize,
    fontWeight: 500,
    formatter: ({ dataIndex }: { dataIndex: number }) => figures[dataIndex] ?? '',
  }
  const last = series.length - 1
  return {
    grid: { left: names.left, right: longest(figures, theme, '500') + 14, top: 0, bottom: 0 },
    xAxis: { type: 'value', show: false, min: 0, max: Math.max(1, ...totals) },
    yAxis: names.axis,
    series: series.map((_, index) => ({ ...buildSeries(input, index, theme), ...(index === last && { label }) })),
  }
}
