import type { ForecastEntry } from '@waldkerf/domain/entities/documents/forecast'
import { monthlyForecast } from '@waldkerf/domain/forecast/monthlyForecast'
import { translatedWords } from '@waldkerf/domain/words/exactWords'
import { useCallback, useMemo } from 'react'
import { useLanguage, useLocale, useTexts } from '@waldkerf/ui/i18n/Language'
import { ChartCard } from '@waldkerf/ui/parts/ChartCard/ChartCard'
import { type Loadable, mapLoadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { chartDrawing, type ChartTheme, EChart } from '@waldkerf/ui/parts/EChart/EChart'
import { PanelCard } from '../../panel/PanelCard.tsx'
import { useMonthName } from '../useMonthName.ts'
import { forecastHeight, forecastOption, looks } from './forecastOption.ts'
import { texts } from './ForecastPanel.texts.ts'

interface ForecastPanelProps {
  entries: Loadable<ForecastEntry[]>
  /** `YYYY-MM-DD`, in Berlin. */
  today: string
}

const monthsShown = 12
const skeleton = <Skeleton height={forecastHeight + 28} />

/** Expected amounts of the next twelve months, kind by kind. */
export function ForecastPanel({ entries, today }: ForecastPanelProps) {
  const t = useTexts(texts)
  const state = mapLoadable(entries, (rows) => {
    const forecast = monthlyForecast(rows, today, monthsShown)
    return forecast.series.length > 0 ? rows : []
  })
  return (
    <PanelCard title={t.title} state={state} skeleton={skeleton} empty={{ title: t.empty, text: t.emptyText }}>
      {(rows) => <ForecastChart entries={rows} today={today} />}
    </PanelCard>
  )
}

/** Kinds with the names people use for them; others keep their own. */
function useSeries(entries: readonly ForecastEntry[], today: string) {
  const { kinds } = useTexts(texts)
  const language = useLanguage()
  const monthName = useMonthName()
  return useMemo(() => {
    const { months, series } = monthlyForecast(entries, today, monthsShown)
    const names = new Map<string, string>([...Object.entries(kinds), ['', translatedWords.others[language]]])
    return {
      months: months.map((month) => ({ id: month, name: monthName(month) })),
      series: series.slice(0, looks.length).map(({ art, cents }) => ({
        name: names.get(art) ?? art,
        amounts: cents.map((amount) => amount / 100),
      })),
    }
  }, [entries, today, kinds, language, monthName])
}

function ForecastChart({ entries, today }: { entries: readonly ForecastEntry[]; today: string }) {
  const t = useTexts(texts)
  const locale = useLocale()
  const { months, series } = useSeries(entries, today)
  const exact = useCallback(
    (amount: number) => t.euro(amount.toLocaleString(locale, { minimumFractionDigits: 2 })),
    [t, locale],
  )
  const option = useCallback(
    (theme: ChartTheme) => {
      const short = (amount: number) => t.thousand((amount / 1_000).toLocaleString(locale))
      return forecastOption({ months: months.map(({ name }) => name), series, short, exact }, theme)
    },
    [months, series, exact, t, locale],
  )
  const chart = { option, height: forecastHeight }
  const legend = series.map(({ name }, index) => {
    const { series: color, look } = looks[index] ?? looks[0]
    return { label: name, color: `--color-series-${color + 1}`, look }
  })
  const figures = {
    name: t.month,
    columns: series.map(({ name }) => ({ label: name, show: exact })),
    rows: months.map((month, index) => ({ ...month, values: series.map(({ amounts }) => amounts[index] ?? 0) })),
  }
  return (
    <ChartCard title={t.title} figures={figures} legend={legend} drawing={chartDrawing(chart)}>
      <EChart label={t.title} {...chart} />
    </ChartCard>
  )
}
