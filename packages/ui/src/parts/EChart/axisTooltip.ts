import type { ChartTheme } from './chartTheme.ts'

/** One series at the place that is pointed at, as ECharts hands it over. */
export interface TooltipRow {
  seriesIndex: number
  seriesName: string
  value: number | null
  /** How the place on the axis is called. */
  axisValue: string
  /** A dot in the series' colour. */
  marker: string
}

/** The place, and below it a line for each series in the legend's order with its colour; null leaves a series out. */
export const tooltipText = (rows: readonly TooltipRow[], show: (value: number) => string | null): string =>
  [
    rows[0]?.axisValue ?? '',
    ...rows
      .toSorted((a, b) => a.seriesIndex - b.seriesIndex)
      .flatMap(({ marker, seriesName, value }) => {
        const words = value === null ? null : show(value)
        return words === null ? [] : [`${marker}${seriesName}: ${words}`]
      }),
  ].join('\n')

/**
 * The tooltip of a chart over an axis. Its series stand in the legend's order.
 * @param show words for a value; null where it is not worth a line
 */
export const axisTooltip = (
  { surface, grid, text, muted, fontSize }: ChartTheme,
  pointer: 'line' | 'shadow',
  show: (value: number) => string | null,
) => ({
  trigger: 'axis',
  renderMode: 'richText',
  backgroundColor: surface,
  borderColor: grid,
  textStyle: { color: text, fontSize },
  axisPointer: { type: pointer, ...(pointer === 'line' && { lineStyle: { color: muted } }) },
  formatter: (rows: readonly TooltipRow[]) => tooltipText(rows, show),
})
