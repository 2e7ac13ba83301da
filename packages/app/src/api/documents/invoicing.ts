import { getClientInvoicing, setClientInvoicing } from '@waldkerf/domain/calls/office/invoiceData'
import type { ClientInvoicing } from '@waldkerf/domain/entities/office/invoiceData'
import type { Client } from '../client.ts'

/** What clients ask for in e-invoices. */
export const invoicingApi = (client: Client) => ({
  of: (clientId: number) => client.call(getClientInvoicing, { client_id: clientId }),
  set: ({ client_id, email, ust_id, leitweg_id, version }: ClientInvoicing) =>
    client.call(setClientInvoicing, { client_id, email, ust_id, leitweg_id }, { version }),
})
