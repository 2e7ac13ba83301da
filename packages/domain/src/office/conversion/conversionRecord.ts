import type { Offer } from '@waldkerf/domain/entities/documents/offers'
import type { Position } from '@waldkerf/domain/entities/documents/positions'
import { beginConversion, type ConversionRecord, keyLife, matchStored, remainingSteps } from './conversion.ts'
import type { ConversionReads } from './conversionCalls.ts'
import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import type { CallError } from '@waldkerf/domain/calls/CallError'
import { invoiceOffers } from '@waldkerf/domain/documents/invoiceOffers'
import type { InvoiceData } from '@waldkerf/domain/entities/office/invoiceData'

interface KnownInvoices {
  invoices: readonly Invoice[]
  data: readonly InvoiceData[]
}

const isJoint = (row: InvoiceData) => invoiceOffers(row).length > 1

/** Whether an invoice that is not cancelled bills this offer together with others. */
const isBilledJointly = (offerId: number, data: readonly InvoiceData[]) =>
  data.some((row) => isJoint(row) && row.storniert_durch === null && invoiceOffers(row).includes(offerId))

/** The newest invoice that was begun from this offer and can still be changed: neither archived nor cancelled. */
function begunInvoice(offerId: number, { invoices, data }: KnownInvoices): Invoice | undefined {
  const linked = data.filter(
    (row) => row.angebot_id === offerId && !isJoint(row) && row.storniert_durch === null && row.ersetzt === null,
  )
  const ids = new Set(linked.map(({ rechnung_id }) => rechnung_id))
  return newestFirst(invoices).find(({ id, archiviert_am }) => ids.has(id) && archiviert_am === null)
}

/**
 * Invoices that an interrupted conversion may have added without linking them: the same client, days and rate, and no
 * offer. Numbers cannot be returned, so the first of them that is still empty is used.
 */
function lostInvoices(
  { client_id, ust_satz }: Pick<Offer, 'client_id' | 'ust_satz'>,
  { day, supplyDay }: Pick<ConversionRecord, 'day' | 'supplyDay'>,
  { invoices, data }: KnownInvoices,
): Invoice[] {
  const taken = new Set(
    data.filter((row) => row.angebot_id ?? row.storno_von ?? row.ersetzt).map(({ rechnung_id }) => rechnung_id),
  )
  return newestFirst(invoices).filter(
    (invoice) =>
      !taken.has(invoice.id) &&
      invoice.archiviert_am === null &&
      invoice.client_id === client_id &&
      invoice.rn_datum === day &&
      invoice.le_date === supplyDay &&
      Number(invoice.ust_satz) === Number(ust_satz),
  )
}

const newestFirst = (invoices: readonly Invoice[]) => invoices.toSorted((one, other) => other.id - one.id)

export interface RecordInput {
  offer: Offer
  positions: readonly Position[]
  documents: ConversionReads
  /** ms since 1970 */
  now: number
  /** Makes the failure of an offer that somebody billed together with others meanwhile. */
  billed: () => CallError
}

/**
 * The record that a conversion begins with. If an invoice of the offer was begun elsewhere and not finished, it is
 * continued, so that nothing is billed twice.
 * @throws CallError
 */
export async function newRecord(days: { day: string; supplyDay: string }, input: RecordInput) {
  const { offer, positions, documents, now } = input
  const record = beginConversion(offer, positions, days, () => crypto.randomUUID(), now)
  const known = await documents.allInvoices()
  if (isBilledJointly(offer.id, known.data)) throw input.billed()
  const begun = begunInvoice(offer.id, known)
  return begun ? withInvoice(record, begun.id, input) : record
}

/**
 * The record with which a stored conversion continues. The service knows keys for a day; later the stored rows count.
 * @throws CallError
 */
export async function resumedRecord(record: ConversionRecord, input: RecordInput): Promise<ConversionRecord> {
  if (input.now - record.begunAt < keyLife) return record
  const { day, supplyDay, done } = record
  const fresh = beginConversion(input.offer, input.positions, { day, supplyDay }, () => crypto.randomUUID(), input.now)
  const invoiceId = record.invoiceId ?? (await findInvoice(record, input))
  return invoiceId === undefined ? fresh : withInvoice({ ...fresh, done }, invoiceId, input)
}

async function findInvoice(record: ConversionRecord, { offer, documents }: RecordInput): Promise<number | undefined> {
  const known = await documents.allInvoices()
  const begun = begunInvoice(offer.id, known)
  if (begun) return begun.id
  for (const { id } of lostInvoices(offer, record, known)) {
    const rows = await documents.positions('invoice', id)
    if (rows.length === 0) return id
  }
  return undefined
}

/**
 * Continues with an existing invoice; line items that it has are not inserted again, even if they were changed since.
 */
async function withInvoice(record: ConversionRecord, invoiceId: number, { positions, documents }: RecordInput) {
  const stored = await documents.positions('invoice', invoiceId)
  const known = { ...record, invoiceId, done: [...new Set([...record.done, 'invoice'])] }
  if (stored.length < positions.length) return matchStored(known, positions, stored)
  const inserts = remainingSteps(known, positions).filter((step) => 'position' in step)
  return { ...known, done: [...known.done, ...inserts.map(({ name }) => name)] }
}
