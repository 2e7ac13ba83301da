import { type DocumentRow, openSum, sumOfRows } from '@waldkerf/domain/documents/documentRows'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from '../DocumentsScreen.texts.ts'
import { useMoney } from '../money/useMoney.ts'

/** The last line: the sum of the rows that are shown. */
export function useTotals() {
  const t = useTexts(texts)
  const { money } = useMoney()
  return (rows: readonly DocumentRow[]) => {
    const sums = sumOfRows(rows)
    const open = openSum(rows)
    return {
      nummer: t.sum,
      net: sums ? money(sums.net) : '–',
      vat: sums ? money(sums.vat) : '–',
      gross: sums ? money(sums.gross) : '–',
      open: open === undefined ? '–' : money(open),
    }
  }
}
