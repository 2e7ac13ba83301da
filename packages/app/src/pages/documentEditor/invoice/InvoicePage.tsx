import { useParams } from 'react-router-dom'
import { DocumentPage } from '../DocumentPage.tsx'

/** /invoices/:invoice_id: one invoice in the editor, for administrators. */
export function InvoicePage() {
  return <DocumentPage kind="invoice" id={Number(useParams()['invoice_id'])} />
}
