import { sumAmounts } from '@waldkerf/domain/office/money/amounts'
import { useMemo } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from '../ForecastScreen.texts.ts'
import { kindLooks, type SeriesLook } from './outlookOption.ts'
import type { DrawnSeries } from './useMonthChart.ts'

/** A kind of entries as a series, or all that are left over as one. */
export interface KindSeries {
  name: string
  kinds: readonly string[]
  look: SeriesLook
}

/** The kinds of entries with one name and one look, whatever chart they stand in; more kinds than looks are one. */
export function useKindSeries(kinds: readonly string[]): readonly KindSeries[] {
  const { outlook: t } = useTexts(texts)
  return useMemo(() => {
    const own = kinds.length > kindLooks.length ? kinds.slice(0, kindLooks.length - 1) : kinds
    const rest = kinds.slice(own.length)
    return kindLooks.flatMap((look, place) => {
      const kind = own[place]
      if (kind !== undefined) return { name: t.kinds[kind] ?? kind, kinds: [kind], look }
      return place === own.length && rest.length > 0 ? { name: t.more, kinds: rest, look } : []
    })
  }, [kinds, t])
}

/** Their amounts in these months. */
export const kindAmounts = (
  series: readonly KindSeries[],
  months: readonly { entries: Readonly<Record<string, string>> }[],
): DrawnSeries[] =>
  series.map(({ name, kinds, look }) => ({
    name,
    look,
    amounts: months.map(({ entries }) => sumAmounts(kinds.map((kind) => entries[kind] ?? '0.00'))),
  }))
