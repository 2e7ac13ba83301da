import { type DocumentRow, isPartlyBilled } from '../documentRows.ts'
import { offerValidity } from '../offerValidity.ts'
import { type DocumentStep, documentSteps } from './documentSteps.ts'

/**
 * The main step with an offer that stands in a list, by the same table as on its page.
 * @param today `YYYY-MM-DD`
 */
export const offerRowStep = (
  row: Pick<DocumentRow, 'status' | 'day' | 'mail' | 'drawn'>,
  today: string,
): DocumentStep | undefined =>
  documentSteps({
    kind: 'offer',
    status: row.status,
    validity: offerValidity({ an_datum: row.day }, today),
    mail: row.mail === 'abgelehnt' ? 'refused' : 'unknown',
    hasInvoice: false,
    order: isPartlyBilled(row) ? 'instalments' : undefined,
  }).main
