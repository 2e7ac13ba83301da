import { type DocumentRow, openSum, sumOfRows } from '@waldkerf/domain/documents/documentRows'
import { offerValidity } from '@waldkerf/domain/documents/offerValidity'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from '../DocumentsScreen.texts.ts'
import { useMoney } from '../money/useMoney.ts'

/** An offer that nothing comes of any more. */
const isOver = ({ status, day: an_datum }: DocumentRow, today: string) =>
  status === 'abgelehnt' || (status === 'versendet' && offerValidity({ an_datum }, today) === 'lapsed')

/** The last line: the sum of the rows that are shown. It says when rejected and lapsed offers are in it. */
export function useTotals(today: string) {
  const t = useTexts(texts)
  const { money } = useMoney()
  return (rows: readonly DocumentRow[]) => {
    const sums = sumOfRows(rows)
    const open = openSum(rows)
    return {
      nummer: t.sum,
      ...(rows.some((row) => isOver(row, today)) && {
        status: t.withOver(rows.some(({ status }) => status === 'abgelehnt')),
      }),
      net: sums ? money(sums.net) : '–',
      vat: sums ? money(sums.vat) : '–',
      gross: sums ? money(sums.gross) : '–',
      open: open === undefined ? '–' : money(open),
    }
  }
}
