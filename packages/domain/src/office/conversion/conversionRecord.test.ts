import { CallError } from '@waldkerf/domain/calls/CallError'
import type { InvoiceData } from '@waldkerf/domain/entities/office/invoiceData'
import type { Offer } from '@waldkerf/domain/entities/documents/offers'
import type { Position } from '@waldkerf/domain/entities/documents/positions'
import { beginConversion, keyLife, remainingSteps } from './conversion.ts'
import { expect, test } from 'vitest'
import { invoice as anInvoice, storedInvoice } from '../editorSession/storedDocument.testing.ts'
import { newRecord, type RecordInput, resumedRecord } from './conversionRecord.ts'

const offer = { id: 3, client_id: 5, ust_satz: '19' } as Offer
const invoice = { ...anInvoice, client_id: 5, ust_satz: '19.00' }
const days = { day: invoice.rn_datum, supplyDay: invoice.le_date }
const noData = storedInvoice([]).state().data
const storedRows = storedInvoice(['A', 'B', 'C']).state().positions
const offered = storedRows.map((row) => ({ ...row, id: row.id + 40, rechnung_id: null, angebot_id: 3 }))

const toInput = (stored: readonly Position[], data: Partial<InvoiceData> = {}, now = 2 * keyLife): RecordInput => ({
  offer,
  positions: offered,
  documents: {
    allInvoices: async () => ({ invoices: [invoice], data: [{ ...noData, ...data, rechnung_id: invoice.id }] }),
    positions: async () => [...stored],
  },
  now,
  billed: () => new CallError('billed meanwhile', 'http'),
})
const lost = beginConversion(offer, offered, days, () => 'key', 0)
const stepNames = (record: Parameters<typeof remainingSteps>[0]) =>
  remainingSteps(record, offered).map(({ name }) => name)

test('while its keys live a record goes on as it is', async () => {
  expect(await resumedRecord(lost, toInput([], {}, keyLife - 1))).toBe(lost)
})

test('after that an empty invoice of the same client, days and rate is the one whose answer was lost', async () => {
  const record = await resumedRecord(lost, toInput([]))
  expect(record.invoiceId).toBe(invoice.id)
  expect(stepNames(record)).toEqual(['link', 'position:41', 'position:42', 'position:43', 'texts', 'offer'])
})

test('one that somebody writes in is not, and neither is that of another offer', async () => {
  expect((await resumedRecord(lost, toInput(storedRows))).invoiceId).toBeUndefined()
  expect((await resumedRecord(lost, toInput([], { angebot_id: 4 }))).invoiceId).toBeUndefined()
})

test('positions that are there are not inserted again', async () => {
  const record = await resumedRecord(lost, toInput(storedRows.slice(0, 2), { angebot_id: offer.id }))
  expect(stepNames(record)).toEqual(['link', 'position:43', 'texts', 'offer'])
})

test('begun in another browser it goes on with that invoice, changed there or not', async () => {
  const changed = storedRows.map((row) => ({ ...row, bez: `${row.bez} neu` }))
  const record = await newRecord(days, toInput(changed, { angebot_id: offer.id }))
  expect([record.invoiceId, stepNames(record)]).toEqual([invoice.id, ['link', 'texts', 'offer']])
  expect(
    (await newRecord(days, toInput(storedRows, { angebot_id: offer.id, storniert_durch: 9 }))).invoiceId,
  ).toBeUndefined()
})

test('an offer that was billed together with others is refused, and their invoice is not gone on with', async () => {
  const angebote = [offer.id, 4].map((id) => ({ id, nummer: `AN-${id}` }))
  await expect(newRecord(days, toInput([], { angebot_id: offer.id, angebote }))).rejects.toThrow('billed meanwhile')
  const again = toInput([], { angebot_id: offer.id, angebote, storniert_durch: 9 })
  expect((await newRecord(days, again)).invoiceId).toBeUndefined()
})
