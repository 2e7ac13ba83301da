import type { DocumentRow } from './documentRows.ts'
import { offerValidity } from './offerValidity.ts'

type Counted = Pick<DocumentRow, 'status' | 'day'>

/** Why nothing comes of an offer any more. */
function ending({ status, day: an_datum }: Counted, today: string): 'rejected' | 'lapsed' | undefined {
  if (status === 'abgelehnt') return 'rejected'
  return status === 'versendet' && offerValidity({ an_datum }, today) === 'lapsed' ? 'lapsed' : undefined
}

/**
 * The rows that a list's sum is made of, and which it leaves out: offers that nothing comes of. A list of those alone
 * is summed up as it is.
 */
export function countedRows<Row extends Counted>(
  rows: readonly Row[],
  today: string,
): { counted: readonly Row[]; without?: 'rejected' | 'lapsed' | 'both' } {
  const counted = rows.filter((row) => ending(row, today) === undefined)
  if (counted.length === 0 || counted.length === rows.length) return { counted: rows }
  const [first, other] = new Set(rows.flatMap((row) => ending(row, today) ?? []))
  return { counted, without: other ? 'both' : (first ?? 'lapsed') }
}
