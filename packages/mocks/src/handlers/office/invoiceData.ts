import type { calls } from '@waldkerf/domain/calls/contract'
import type { ClientInvoicing, InvoiceData } from '@waldkerf/domain/entities/office/invoiceData'
import type { Invoice } from '@waldkerf/domain/entities/invoices'
import type { ClientSeed } from '../../seed/clients/clients.ts'
import type { InvoiceDataSeed } from '../../seed/documents/invoiceData.ts'
import { findClient } from '../clients/visible.ts'
import { newestFirst } from '../documents/dates.ts'
import { findInvoice, refuseArchived } from '../documents/invoices.ts'
import { findOffer } from '../documents/offers.ts'
import type { HandlersOf } from '../door/handler.ts'
import { changeRow, isChange } from '../door/rows.ts'
import type { MockState } from '../state.ts'
import { toText } from '../values/arguments.ts'

/** The row of an invoice; made when the invoice has none yet. */
function dataOf({ invoiceData }: MockState, rechnung_id: number): InvoiceDataSeed {
  const known = invoiceData.find((row) => row.rechnung_id === rechnung_id)
  if (known) return known
  const row: InvoiceDataSeed = { rechnung_id, befreiung: '', angebot_id: null, storno_von: null }
  invoiceData.push(row)
  return row
}

/** With the numbers of the documents that it names. */
function toInvoiceData(state: MockState, { id, version }: Invoice): InvoiceData {
  const { befreiung, angebot_id, storno_von } = dataOf(state, id)
  const original = state.invoices.find((row) => row.id === storno_von)
  const cancelling = state.invoiceData.find((row) => row.storno_von === id)?.rechnung_id ?? null
  return {
    rechnung_id: id,
    befreiung,
    angebot_id,
    angebot_nummer: state.offers.find((row) => row.id === angebot_id)?.nummer ?? null,
    storno_von,
    storno_von_nummer: original?.nummer ?? null,
    storno_von_datum: original?.rn_datum ?? null,
    storniert_durch: cancelling,
    storniert_durch_nummer: state.invoices.find((row) => row.id === cancelling)?.nummer ?? null,
    version,
  }
}

const toClientInvoicing = ({ client_id, email, ust_id, leitweg_id, version }: ClientSeed): ClientInvoicing => ({
  client_id,
  email,
  ust_id,
  leitweg_id,
  version,
})

/** What belongs to invoices and clients beyond the columns of the specification. */
export const invoiceDataHandlers: HandlersOf<typeof calls.invoiceData> = {
  getArchivedInvoice: {
    from: 'ogf_admin',
    answer: ({ state, payload }) => state.archives.get(findInvoice(state, payload.rechnung_id).id) ?? null,
  },
  getInvoiceData: {
    from: 'ogf_admin',
    answer({ state, payload: { rechnung_id: wanted } }) {
      const rows = wanted === '' ? state.invoices.toSorted(newestFirst) : [findInvoice(state, wanted)]
      return rows.map((row) => toInvoiceData(state, row))
    },
  },
  setInvoiceData: {
    from: 'ogf_admin',
    answer({ state, request, payload }) {
      const invoice = findInvoice(state, payload.rechnung_id)
      const data = dataOf(state, invoice.id)
      const columns = {
        befreiung: toText(payload.befreiung, 500),
        angebot_id: payload.angebot_id === '' ? null : findOffer(state, payload.angebot_id).id,
      }
      if (invoice.archiviert_am !== null && isChange(data, columns)) throw refuseArchived()
      // One row of the database: they share the invoice's version.
      const { version, befreiung, angebot_id } = changeRow({ ...data, version: invoice.version }, columns, request)
      Object.assign(data, { befreiung, angebot_id })
      Object.assign(invoice, { version })
      return toInvoiceData(state, invoice)
    },
  },
  getClientInvoicing: {
    from: 'ogf_admin',
    answer: ({ state, caller, payload }) => toClientInvoicing(findClient(state, caller, payload.client_id)),
  },
  setClientInvoicing: {
    from: 'ogf_admin',
    answer({ state, caller, request, payload }) {
      const row = findClient(state, caller, payload.client_id)
      const columns = {
        email: toText(payload.email, 254),
        ust_id: toText(payload.ust_id, 20),
        leitweg_id: toText(payload.leitweg_id, 100),
      }
      return toClientInvoicing(changeRow(row, columns, request))
    },
  },
}
