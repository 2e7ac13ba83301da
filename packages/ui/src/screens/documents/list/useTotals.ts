import { type DocumentRow, sumOfRows } from '@waldkerf/domain/documents/documentRows'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from '../DocumentsScreen.texts.ts'
import { useMoney } from '../money/useMoney.ts'

/** The last line: the sum of the rows that are shown. */
export function useTotals() {
  const t = useTexts(texts)
  const { money } = useMoney()
  return (rows: readonly DocumentRow[]) => {
    const sums = sumOfRows(rows)
    if (!sums) return { nummer: t.sum, net: '–', vat: '–', gross: '–' }
    return { nummer: t.sum, net: money(sums.net), vat: money(sums.vat), gross: money(sums.gross) }
  }
}
