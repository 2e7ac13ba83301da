import type { Offer } from '../../entities/documents/offers.ts'
import type { Position } from '../../entities/documents/positions.ts'
import { begunInvoice, lostInvoices } from './begun.ts'
import { beginConversion, type ConversionRecord, keyLife, matchStored, remainingSteps } from './conversion.ts'
import type { ConversionReads } from './conversionCalls.ts'

export interface RecordInput {
  offer: Offer
  positions: readonly Position[]
  documents: ConversionReads
  /** ms since 1970 */
  now: number
}

/**
 * The record that a conversion begins with. An offer whose invoice was begun elsewhere and not finished goes on with that one: a
 * service is never billed twice.
 * @throws CallError
 */
export async function newRecord(days: { day: string; supplyDay: string }, input: RecordInput) {
  const { offer, positions, documents, now } = input
  const record = beginConversion(offer, positions, days, () => crypto.randomUUID(), now)
  const begun = begunInvoice(offer.id, await documents.allInvoices())
  return begun ? withInvoice(record, begun.id, input) : record
}

/**
 * The record that a kept one goes on as. Keys are known for a day; after that the stored rows count.
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

/** Continues with an existing invoice: line items that it already has are not inserted again, even if they were changed since. */
async function withInvoice(record: ConversionRecord, invoiceId: number, { positions, documents }: RecordInput) {
  const stored = await documents.positions('invoice', invoiceId)
  const known = { ...record, invoiceId, done: [...new Set([...record.done, 'invoice'])] }
  if (stored.length < positions.length) return matchStored(known, positions, stored)
  const inserts = remainingSteps(known, positions).filter((step) => 'position' in step)
  return { ...known, done: [...known.done, ...inserts.map(({ name }) => name)] }
}
