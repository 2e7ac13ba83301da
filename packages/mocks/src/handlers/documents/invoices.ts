import type { calls } from '@waldkerf/domain/calls/contract'
import { type Invoice, invoiceColumns, newInvoiceColumns } from '@waldkerf/domain/entities/documents/invoices'
import { findClient } from '../clients/visible.ts'
import type { AreaHandlers } from '../gateway/handler.ts'
import { refuse } from '../gateway/problem.ts'
import { changeRow, findRow, isChange } from '../gateway/rows.ts'
import { archiveInvoice } from '../office/archive.ts'
import { checkTaxCase, requireClear } from '../office/archiving.ts'
import { refuseAfterFinal } from './settled.ts'
import { followInvoices, followRate, invoiceExtras } from '../office/extras.ts'
import { toDay, toStored } from '../values/arguments.ts'
import { billedIds } from '@waldkerf/mocks/seed/documents/invoiceData'
import { type MockState, nextId } from '../state.ts'
import { usualTerms, usualWords } from './newDocument.ts'
import { firstDay, keepDateOrder, newestFirst, nextNumber, windowAround } from './dates.ts'

const dated = ({ nummer, rn_datum: day }: Invoice) => ({ nummer, day })

/** @throws Problem 404 */
export const findInvoice = ({ invoices }: MockState, id: string): Invoice => findRow(invoices, id, 'not_found.invoice')

export const refuseArchived = () => refuse('archived')

/** An archived invoice is refused before its version is compared. */
function changeInvoice(state: MockState, row: Invoice, columns: Partial<Invoice>, request: Request): Invoice {
  if (row.archiviert_am !== null && isChange(row, columns)) throw refuseArchived()
  return changeRow(row, columns, request, (next) =>
    keepDateOrder(state, state.invoices.map(dated), dated(row), next.rn_datum),
  )
}

/** An offer whose invoice is cancelled is to be billed again, unless another invoice for it stands; instalments are a part of it. */
function reopenOffer(state: MockState, cancellation: Invoice) {
  const fixed = new Set(state.invoices.filter(({ archiviert_am }) => archiviert_am !== null).map(({ id }) => id))
  const cancelled = new Set(state.invoiceData.map((row) => (fixed.has(row.rechnung_id) ? row.storno_von : null)))
  const original = state.invoiceData.find(
    ({ rechnung_id }) => rechnung_id === invoiceExtras(state, cancellation).storno_von,
  )
  for (const offer of original ? billedIds(original) : []) {
    const stands = state.invoiceData.some(
      (row) => billedIds(row).includes(offer) && row.teil !== 'abschlag' && !cancelled.has(row.rechnung_id),
    )
    if (!stands) followInvoices(state, offer, 'abgerechnet', 'angenommen')
  }
}

/** Invoices. */
export const invoiceHandlers: AreaHandlers<typeof calls.invoices> = {
  getInvoices: ({ state }) => state.invoices.toSorted(newestFirst),
  getInvoiceDetails: ({ state, payload }) => [findInvoice(state, payload.invoice_id)],
  addInvoice({ state, caller, payload }) {
    const client = findClient(state, caller, payload.client_id)
    const { client_id } = client
    const columns = toStored(newInvoiceColumns, payload)
    const row: Invoice = {
      id: nextId(state, 'invoices'),
      nummer: nextNumber(state, 'RE', state.invoices.map(dated), columns.rn_datum),
      client_id,
      ...usualWords(state, caller, client, 'rechnung'),
      ...columns,
      version: 1,
      archiviert_am: null,
    }
    state.invoices.push(row)
    Object.assign(invoiceExtras(state, row), usualTerms(state, client))
    return row
  },
  updateInvoiceDetails({ state, caller, request, payload }) {
    const row = findInvoice(state, payload.id)
    const columns = {
      ...toStored(invoiceColumns, payload),
      client_id: payload.client_id ? findClient(state, caller, payload.client_id).client_id : row.client_id,
    }
    const changed = changeInvoice(state, row, columns, request)
    followRate(invoiceExtras(state, row), changed)
    return changed
  },
  setClientForInvoice({ state, caller, request, payload }) {
    const row = findInvoice(state, payload.rechnung_id)
    const { client_id } = findClient(state, caller, payload.client_id)
    return changeInvoice(state, row, { client_id }, request)
  },
  archiveInvoice({ state, request, payload }) {
    const row = findInvoice(state, payload.invoice_id)
    if (row.client_id === null || !state.positions.some((position) => position.rechnung_id === row.id)) {
      throw refuse('incomplete')
    }
    const isNew = row.archiviert_am === null
    const { teil = '', angebot_id } = invoiceExtras(state, row)
    const archiviert_am = row.archiviert_am ?? state.now
    const changed = changeRow(row, { archiviert_am }, request, () => {
      requireClear(state.positions.filter((position) => position.rechnung_id === row.id))
      checkTaxCase(state, row)
      if (teil === 'abschlag') refuseAfterFinal(state, angebot_id)
    })
    if (!state.archives.has(row.id)) {
      const positions = state.positions.filter((position) => position.rechnung_id === row.id)
      state.archives.set(row.id, archiveInvoice(state, row, positions))
    }
    if (isNew) reopenOffer(state, row)
    return changed
  },
  getInvoiceDateWindow: ({ state, payload }) => [windowAround(state.invoices.map(dated), toDay(payload.rn_datum))],
  getFirstDateForNewInvoice: ({ state }) => firstDay(state.invoices.map(dated)),
}
