import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import type { FigureRow, Figures } from '@waldkerf/ui/parts/ChartCard/figures.ts'
import { texts } from '../StatisticsScreen.texts.ts'

export interface ComparedRow {
  id: string
  name: string
  anzahl: number
  vorjahr: number
  to: string | undefined
}

/** A table of this year, the year before, and the change; of nothing before there is none. */
export function useComparedFigures(name: string, year: number, rows: readonly ComparedRow[]): Figures {
  const t = useTexts(texts)
  const { number } = useFormat()
  return {
    name,
    columns: [
      { label: String(year), show: number },
      { label: String(year - 1), show: number },
      { label: t.change, show: t.percent },
    ],
    rows: rows.map(({ id, name: of, anzahl, vorjahr, to }): FigureRow => ({
      id,
      name: of,
      to,
      values: [anzahl, vorjahr, vorjahr === 0 ? null : (anzahl - vorjahr) / vorjahr],
    })),
  }
}
