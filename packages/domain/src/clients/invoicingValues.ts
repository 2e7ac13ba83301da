import type { ClientInvoicing } from '../entities/office/invoiceData.ts'
import { type BuyerDetails, buyerDetails } from '../office/workplace/editorDocumentModel.ts'

/** A client's details for invoices and Skonto, as typed texts; `eigenes_skonto` is 'true' or 'false'. */
export type InvoicingValues = Readonly<
  Record<keyof BuyerDetails | 'eigenes_skonto' | 'skonto_prozent' | 'skonto_tage', string>
>

/** The service of the release before knows no Skonto of clients. */
export const invoicingValues = ({
  eigenes_skonto = false,
  skonto_prozent = '0',
  skonto_tage = 0,
  ...row
}: ClientInvoicing): InvoicingValues => ({
  ...buyerDetails(row),
  eigenes_skonto: String(eigenes_skonto),
  skonto_prozent,
  skonto_tage: String(skonto_tage),
})
