import type { calls } from '@waldkerf/domain/calls/contract'
import { type Dispatch, dispatchKinds } from '@waldkerf/domain/entities/documents/dispatches'
import { hidesSomething } from '@waldkerf/domain/texts/address'
import { isBlank } from '@waldkerf/domain/texts/blank'
import { rememberRecipient, dispatchClient } from '../clients/recipients.ts'
import type { AreaHandlers } from '../gateway/handler.ts'
import { useAllowance } from '../gateway/allowance.ts'
import { refuse, toId } from '../gateway/problem.ts'
import { findRow } from '../gateway/rows.ts'
import { addRow, type MockState } from '../state.ts'
import { toAddress, toFlag, toText, toWords } from '../values/arguments.ts'
import { findInvoice } from './invoices.ts'
import { findOffer } from './offers.ts'
import { requireClear } from '../office/archiving.ts'
import { finalReference } from './settled.ts'

const badFile = () => refuse('bad_file')

/** Decodes a file from base64, one character per byte. @throws Problem 400 */
function toFile(value: string): string {
  try {
    return atob(value)
  } catch {
    throw badFile()
  }
}

/** @throws Problem 400 */
function toSubject(value: string | null): string {
  if (value === null || isBlank(value) || hidesSomething(value)) throw refuse('bad_subject')
  return toText(value, 200)
}

/** Whether a file is a complete PDF: a header, at least one page, an end marker. */
const isPdf = (file: string) =>
  file.startsWith('%PDF-') && /%%EOF\s*$/.test(file.slice(-16)) && /\/Type\s*\/Page\b/.test(file)

/** A cancelled invoice must not ask for payment, and no settled instalment. @throws Problem 409 */
function refuseCancelled(state: MockState, id: number): void {
  if (state.invoiceData.some(({ storno_von }) => storno_von === id)) throw refuse('send_of_cancelled')
  const { schluss_nummer: final } = finalReference(state, id)
  if (final !== null) throw refuse('send_of_settled', undefined, final)
}

/** The document to send, and its file name; a draft offer becomes a sent one. @throws Problem 400, 404, 409 */
function takeDocument(state: MockState, art: string, id: string): Pick<Dispatch, 'dokument_id' | 'dateiname'> {
  if (art === 'rechnung') {
    const invoice = findInvoice(state, id)
    if (invoice.archiviert_am === null) throw refuse('send_of_draft')
    refuseCancelled(state, invoice.id)
    return { dokument_id: invoice.id, dateiname: invoice.nummer }
  }
  if (art === 'angebot') {
    const offer = findOffer(state, id)
    if (offer.status === 'entwurf') {
      requireClear(state.positions.filter((row) => row.angebot_id === offer.id))
      Object.assign(offer, { status: 'versendet', version: offer.version + 1 })
    }
    return { dokument_id: offer.id, dateiname: offer.nummer }
  }
  if (art !== 'mahnung') throw refuse('bad_document_kind')
  const reminder = findRow(state.reminders, id, 'not_found.reminder')
  refuseCancelled(state, reminder.rechnung_id)
  const { rechnung_id, datum } = reminder
  // A later reminder of the same day has replaced it.
  const later = state.reminders.some(
    (one) => one.rechnung_id === rechnung_id && one.datum === datum && one.id > reminder.id,
  )
  if (later) throw refuse('reminded')
  return { dokument_id: reminder.id, dateiname: `Zahlungserinnerung-${reminder.inhalt.rechnung.nummer}` }
}

/** Documents that were sent. */
export const dispatchHandlers: AreaHandlers<typeof calls.dispatches> = {
  sendDocument({ state, caller, payload }) {
    const remembers = String(payload.merken) === '' || toFlag(payload.merken)
    if (payload.pdf.length + payload.xml.length > 13_333_340) throw refuse('files_too_large')
    const [pdf, xml] = [toFile(payload.pdf), toFile(payload.xml)]
    if (!isPdf(pdf) || (xml !== '' && !xml.startsWith('<'))) throw badFile()
    const art = dispatchKinds.find((each) => each === payload.art) ?? payload.art
    const mail = {
      an: toAddress(payload.an),
      betreff: toSubject(payload.betreff),
      text: toWords(payload.text),
    }
    useAllowance(state, caller, 'versand')
    const row = addRow(state, 'dispatches', {
      ...takeDocument(state, art, payload.id),
      ...mail,
      art,
      pdf_bytes: pdf.length,
      xml_bytes: xml.length,
      gesendet_am: state.now,
      gesendet_von: caller.email,
      zugestellt_am: null,
      abgelehnt: null,
    })
    if (remembers) rememberRecipient(state, dispatchClient(state, row), row.an)
    state.dispatchFiles.set(row.id, { pdf: btoa(pdf), xml: btoa(xml) })
    return row
  },
  endDispatch({ state, payload }) {
    const row = findRow(state.dispatches, payload.id, 'not_found.dispatch')
    if (row.zugestellt_am !== null) throw refuse('dispatch_arrived')
    row.abgelehnt ??= ''
    return row
  },
  getDispatches({ state, payload: { art, id } }) {
    const wanted = art === '' ? undefined : toId(id)
    return state.dispatches
      .filter((row) => wanted === undefined || (row.art === art && row.dokument_id === wanted))
      .toSorted((a, b) => b.id - a.id)
  },
  getDispatchFiles({ state, payload }) {
    const files = state.dispatchFiles.get(toId(payload.id))
    if (!files) throw refuse('not_found.dispatch')
    return files
  },
}
