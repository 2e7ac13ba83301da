import type { Offer } from '@waldkerf/domain/entities/documents/offers'
import type { Position } from '@waldkerf/domain/entities/documents/positions'
import { type ConversionRecord, remainingSteps, type Step, withDone } from './conversion.ts'
import { isUnclear } from '../editor/unclear.ts'
import { positionValues } from '../workplace/header.ts'
import { toTaxCase } from '../tax/taxCases.ts'
import type { ConversionSteps, RowSteps } from './conversionCalls.ts'
import type { CallError } from '@waldkerf/domain/calls/CallError'

export interface ConversionInput {
  record: ConversionRecord
  offer: Offer
  positions: readonly Position[]
  documents: ConversionSteps
  rows: RowSteps
  /** Makes the failure of an offer with an unclear number. */
  unclear: () => CallError
  /** Called after each step; stores the record, so that an interrupted conversion continues from there. */
  onStep: (record: ConversionRecord) => void
}

/**
 * Makes an invoice of an offer, step by step; the offer's status is changed last. Run again with its record it
 * continues where it stopped, and nothing is made twice.
 * @returns the record with the invoice's id
 * @throws CallError
 */
export async function runConversion(input: ConversionInput): Promise<ConversionRecord> {
  // An unclear number cannot be billed, so it must not become part of an invoice.
  if (input.positions.some(isUnclear)) throw input.unclear()
  let { record } = input
  for (const step of remainingSteps(record, input.positions)) {
    const invoiceId = await carryOut(step, record, input)
    record = withDone(record, step, invoiceId)
    input.onStep(record)
  }
  return record
}

async function carryOut(step: Step, record: ConversionRecord, { offer, documents, rows }: ConversionInput) {
  if (step.name === 'invoice') {
    const order = { client_id: offer.client_id ?? '', rn_datum: record.day, le_date: record.supplyDay }
    const { id } = await documents.addInvoice({ ...order, ust_satz: offer.ust_satz }, step.key)
    return id
  }
  const invoiceId = record.invoiceId ?? 0
  if (step.name === 'link') await linkTo(invoiceId, offer, documents)
  else if (step.name === 'texts') await writeTexts(invoiceId, offer, documents)
  else if (step.name === 'offer') await markOffer(offer, documents)
  else {
    const values = positionValues(step.position)
    await rows.insert('invoice', invoiceId, { ...values, lfd_nr: step.position.lfd_nr }, step.key)
  }
  return undefined
}

/** Stores in the invoice that it was made of the offer, and the offer's tax case and Skonto. */
async function linkTo(invoiceId: number, offer: Offer, documents: ConversionInput['documents']) {
  const [{ document, data }, offered] = await Promise.all([
    documents.whole('invoice', invoiceId),
    documents.whole('offer', offer.id),
  ])
  if (!('rechnung_id' in data)) return
  const steuerfall = toTaxCase(offered.data.steuerfall, document.ust_satz)
  const { skonto_tage, skonto_prozent } = offered.data
  const terms = { skonto_tage, skonto_prozent }
  await documents.setInvoiceData({ ...data, steuerfall, ...terms, angebot_id: offer.id, version: document.version })
}

/** Copies the person in charge and the salutation; the other texts are not, since they are written for an offer. */
async function writeTexts(invoiceId: number, offer: Offer, documents: ConversionInput['documents']) {
  const { document } = await documents.whole('invoice', invoiceId)
  if (!('rn_datum' in document)) return
  const { rn_datum, le_date, ust_satz } = document
  const { bearbeiter, anrede } = offer
  const header = {
    bearbeiter,
    anrede,
    anschreiben: document.anschreiben,
    zuerl: document.zuerl,
    rn_datum,
    le_date,
    ust_satz,
  }
  await documents.change('invoice', invoiceId, header, document.version)
}

/** Changes only the offer's status, after reading it again, because somebody may have changed it meanwhile. */
async function markOffer({ id }: Offer, documents: ConversionInput['documents']) {
  const { document } = await documents.whole('offer', id)
  if (!('status' in document)) return
  const { bearbeiter, an_datum, anrede, anschreiben, zuerl, ust_satz, sign, version } = document
  const header = { bearbeiter, an_datum, anrede, anschreiben, zuerl, ust_satz, sign, status: 'abgerechnet' }
  await documents.change('offer', id, header, version)
}
