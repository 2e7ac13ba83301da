import { useCallback } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import type { ChartTheme } from '@waldkerf/ui/parts/EChart/EChart'
import { useMonthName } from './useMonthName.ts'
import { useMoney } from '@waldkerf/ui/screens/documents/money/useMoney'
import { texts } from '../ForecastScreen.texts.ts'
import { outlookHeight, outlookOption, type SeriesLook } from './outlookOption.ts'

/** Exact amounts by month: decimal text, which only the drawing turns into numbers. */
interface MonthSeries {
  name: string
  amounts: readonly string[]
}

/** One that is drawn. */
export interface DrawnSeries extends MonthSeries {
  look: SeriesLook
}

/** How much of its month is over in the middle of a day. */
function monthShare(day: string) {
  const [year = 0, month = 0, date = 1] = day.split('-').map(Number)
  return (date - 0.5) / new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/**
 * A chart over months with its legend and the table of the same figures.
 * @param months `YYYY-MM`; keep it and the series stable
 * @param today `YYYY-MM-DD`: what was in the months before it is paler
 * @param extra columns of the table that are not drawn
 */
export function useMonthChart(
  months: readonly string[],
  series: readonly DrawnSeries[],
  { stacked, today, extra }: { stacked: boolean; today: string; extra: readonly MonthSeries[] },
) {
  const t = useTexts(texts).outlook
  const { money } = useMoney()
  const { number } = useFormat()
  const monthName = useMonthName()
  const exact = useCallback((amount: number) => money(amount.toFixed(2)), [money])
  const option = useCallback(
    (theme: ChartTheme) =>
      outlookOption(
        {
          months: months.map(monthName),
          series: series.map((each) => ({ ...each, amounts: each.amounts.map(Number) })),
          stacked,
          now: { place: months.indexOf(today.slice(0, 7)), share: monthShare(today), word: t.today },
          short: (amount) => t.thousand(number(amount / 1_000)),
          exact,
        },
        theme,
      ),
    [months, monthName, series, stacked, today, exact, number, t],
  )
  const columns: readonly MonthSeries[] = [...series, ...extra]
  return {
    chart: { option, height: outlookHeight },
    legend: [
      ...series.map(({ name, look: { series: place, look } }) => ({
        label: name,
        color: `--color-series-${place + 1}`,
        look,
      })),
      { label: t.hatched, color: '--color-text-muted', look: 'hatched' as const },
    ],
    figures: {
      name: t.month,
      columns: columns.map(({ name }) => ({ label: name, show: exact })),
      rows: months.map((month, row) => ({
        id: month,
        name: monthName(month),
        values: columns.map(({ amounts }) => Number(amounts[row] ?? 0)),
      })),
    },
  }
}
