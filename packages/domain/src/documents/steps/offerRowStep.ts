import { signOfAmount } from '@waldkerf/domain/office/money/amounts'
import { type DocumentRow, isPartlyBilled, unbilledSums } from '../documentRows.ts'
import { offerValidity } from '../offerValidity.ts'
import { type DocumentStep, documentSteps } from './documentSteps.ts'

const isAllBilled = (row: Pick<DocumentRow, 'drawn' | 'totals' | 'rate'>) => {
  const left = unbilledSums(row)
  return left !== undefined && signOfAmount(left.net) === 0
}

/**
 * The main step with an offer that stands in a list, by the same table as on its page.
 * @param today `YYYY-MM-DD`
 */
export const offerRowStep = (
  row: Pick<DocumentRow, 'status' | 'day' | 'mail' | 'drawn' | 'totals' | 'rate'>,
  today: string,
): DocumentStep | undefined =>
  documentSteps({
    kind: 'offer',
    status: row.status,
    validity: offerValidity({ an_datum: row.day }, today),
    mail: row.mail === 'abgelehnt' ? 'refused' : 'unknown',
    hasInvoice: false,
    order: isPartlyBilled(row) ? (isAllBilled(row) ? 'invoiced' : 'instalments') : undefined,
  }).main
