import { countedRows } from '@waldkerf/domain/documents/countedRows'
import {
  type DocumentRow,
  isPartlyBilled,
  openSum,
  sumOfRows,
  unbilledSum,
} from '@waldkerf/domain/documents/documentRows'
import { signOfAmount } from '@waldkerf/domain/office/money/amounts'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from '../DocumentsScreen.texts.ts'
import { useMoney } from '../money/useMoney.ts'

const isOwedBack = ({ standing }: DocumentRow) => standing !== undefined && signOfAmount(standing.ueberzahlt) > 0

const isAccepted = ({ status }: DocumentRow) => status === 'angenommen'

/** The last line: the sum of the rows that are shown, without offers that nothing comes of. It says what is not in it, and what of accepted offers is still to be invoiced. */
export function useTotals(today: string) {
  const t = useTexts(texts)
  const { money } = useMoney()
  return (rows: readonly DocumentRow[]) => {
    const { counted, without } = countedRows(rows, today)
    const sums = sumOfRows(counted)
    const open = openSum(rows)
    const owed = rows.some(isOwedBack) ? t.lessOwed : undefined
    const left = rows.some(isPartlyBilled) && rows.every(isAccepted) ? unbilledSum(rows) : undefined
    const note = without ? t.without[without] : left ? t.unbilled(money(left)) : owed
    return {
      nummer: t.sum,
      ...(note && { status: <span data-lines="2">{note}</span> }),
      net: sums ? money(sums.net) : '–',
      vat: sums ? money(sums.vat) : '–',
      gross: sums ? money(sums.gross) : '–',
      open: open === undefined ? '–' : money(open),
    }
  }
}
