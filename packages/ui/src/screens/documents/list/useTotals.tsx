import { countedRows } from '@waldkerf/domain/documents/countedRows'
import {
  type DocumentRow,
  documentState,
  isPartlyBilled,
  openSums,
  sumOfRows,
  unbilledSum,
} from '@waldkerf/domain/documents/documentRows'
import { signOfAmount } from '@waldkerf/domain/office/money/amounts'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { styled } from 'styled-components'
import { texts } from '../DocumentsScreen.texts.ts'
import { useMoney } from '../money/useMoney.ts'
import { texts as statusTexts } from '../status/status.texts.ts'

const unclaimed: Readonly<Record<string, 'drafts' | 'cancelled'>> = {
  open: 'drafts',
  storniert: 'cancelled',
  ersetzt: 'cancelled',
  stornorechnung: 'cancelled',
}

/** Which invoices in a sum nothing is claimed by; of those alone it need not be said. */
function included(rows: readonly DocumentRow[]): 'drafts' | 'cancelled' | 'both' | undefined {
  const kinds = new Set(rows.map((row) => unclaimed[documentState(row)]))
  if (!kinds.delete(undefined)) return undefined
  const [first, other] = kinds
  return other ? 'both' : first
}

/** Beside the credit a phone has no room for it. */
const Beside = styled.span`
  @media (width < 768px) {
    &&&& {
      display: none;
    }
  }
`

const isAccepted = ({ status }: DocumentRow) => status === 'angenommen'

/** The last lines of receivables: what is open, the credit, and the balance of both; without credit the sum alone. */
export function useBalanceLines() {
  const t = useTexts(texts)
  const { money } = useMoney()
  /** @param labels the column that their names stand in */
  return (labels: string, rows: readonly DocumentRow[]): { [column: string]: string }[] => {
    const sums = openSums(rows)
    const lines =
      sums && signOfAmount(sums.credit) < 0
        ? ([
            [t.columns.open, sums.open],
            [t.columns.credit, sums.credit],
            [t.receivables.columns.balance, sums.balance],
          ] as const)
        : ([[t.sum, sums?.open]] as const)
    return lines.map(([name, amount]) => ({ [labels]: name, open: amount === undefined ? '–' : money(amount) }))
  }
}

/** The last line: the sum of the rows that are shown, without offers that nothing comes of. It says what is not in it or not claimed, and what of accepted offers is still to be invoiced. */
export function useTotals(today: string, isReceivables: boolean) {
  const t = useTexts(texts)
  const { credit } = useTexts(statusTexts)
  const { money } = useMoney()
  const balanceLines = useBalanceLines()
  return (rows: readonly DocumentRow[]) => {
    const { counted, without } = countedRows(rows, today)
    const sums = sumOfRows(counted)
    const net = sums ? money(sums.net) : '–'
    const vat = sums ? money(sums.vat) : '–'
    const gross = sums ? money(sums.gross) : '–'
    if (isReceivables) {
      const [first, ...others] = balanceLines('nummer', rows)
      return [{ net, vat, gross, ...first }, ...others]
    }
    const open = openSums(rows)
    const more = included(rows)
    const including = more && t.with[more]
    const left = rows.some(isPartlyBilled) && rows.every(isAccepted) ? unbilledSum(rows) : undefined
    const owed = open && signOfAmount(open.credit) < 0 ? credit(money(open.credit)) : undefined
    const note = without ? t.without[without] : left ? t.unbilled(money(left)) : (owed ?? including)
    return {
      nummer: t.sum,
      ...(owed && including && { client: <Beside data-lines="2">{including}</Beside> }),
      ...(note && { status: <span data-lines="2">{note}</span> }),
      net,
      vat,
      gross,
      open: open === undefined ? '–' : money(open.open),
    }
  }
}
