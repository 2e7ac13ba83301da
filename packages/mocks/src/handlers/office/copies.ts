import { formatDocumentDay } from '@waldkerf/domain/office/documentModel/words'
import { noDiscount } from '@waldkerf/domain/office/payments/discount'
import type { calls } from '@waldkerf/domain/calls/contract'
import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import type { Offer } from '@waldkerf/domain/entities/documents/offers'
import type { Position } from '@waldkerf/domain/entities/documents/positions'
import { isUnclear } from '@waldkerf/domain/office/editor/unclear'
import { nextNumber } from '../documents/dates.ts'
import { findInvoice } from '../documents/invoices.ts'
import { findOffer } from '../documents/offers.ts'
import { guardOrder } from '../documents/orders.ts'
import { finalReference } from '../documents/settled.ts'
import type { AreaHandlers } from '../gateway/handler.ts'
import { refuse } from '../gateway/problem.ts'
import { type MockState, nextId } from '../state.ts'
import { toDay, toFlag } from '../values/arguments.ts'
import { billedIds } from '@waldkerf/mocks/seed/documents/invoiceData'
import { followInvoices, invoiceExtras, offerExtras } from './extras.ts'
import { addJointInvoice } from './joint.ts'
import { takeTemplatePrices } from './templatePrices.ts'

type Parent = Pick<Position, 'rechnung_id' | 'angebot_id'>

const negated = (number: string) =>
  /[1-9]/.test(number) ? (number.startsWith('-') ? number.slice(1) : `-${number}`) : number

/** Copies the line items of another document, in its order. */
function copyPositions(
  state: MockState,
  from: Parent,
  to: Parent,
  toQuantity = (anzahl: string) => anzahl,
): Position[] {
  const rows = state.positions
    .filter((row) => row.rechnung_id === from.rechnung_id && row.angebot_id === from.angebot_id)
    .toSorted((a, b) => a.lfd_nr - b.lfd_nr || a.id - b.id)
  const copied = rows.map((row) => ({
    ...row,
    id: nextId(state, 'positions'),
    ...to,
    anzahl: toQuantity(row.anzahl),
    // The unclear text is written by a second change of the copy.
    version: isUnclear(row) ? 2 : 1,
  }))
  state.positions.push(...copied)
  return copied
}

const invoiceParent = ({ id }: { id: number }): Parent => ({ rechnung_id: id, angebot_id: null })
const offerParent = ({ id }: { id: number }): Parent => ({ rechnung_id: null, angebot_id: id })
const dated = ({ nummer, rn_datum: day }: Invoice) => ({ nummer, day })
const datedOffer = ({ nummer, an_datum: day }: Offer) => ({ nummer, day })

function addInvoice(state: MockState, like: Invoice, columns: Partial<Invoice> & { rn_datum: string }): Invoice {
  const row: Invoice = {
    ...like,
    ...columns,
    id: nextId(state, 'invoices'),
    nummer: nextNumber(state, 'RE', state.invoices.map(dated), columns.rn_datum),
    version: 1,
    archiviert_am: null,
  }
  state.invoices.push(row)
  return row
}

const cancels = (state: MockState, invoice: Invoice) => invoiceExtras(state, invoice).storno_von !== null
function requireCancellable(state: MockState, original: Invoice): void {
  if (original.archiviert_am === null) throw refuse('not_archived')
  if (cancels(state, original)) throw refuse('is_cancellation.cancel')
  if (state.invoiceData.some(({ storno_von }) => storno_von === original.id)) throw refuse('cancelled')
  const { schluss_id, schluss_nummer } = finalReference(state, original.id)
  if (schluss_nummer !== null) throw refuse('in_final_invoice', String(schluss_id), schluss_nummer)
}

/** Whether a copy replaces a cancelled invoice: only the first does. */
const isReplacedBy = ({ invoiceData }: MockState, { id }: Invoice) =>
  invoiceData.some(({ storno_von }) => storno_von === id) && !invoiceData.some(({ ersetzt }) => ersetzt === id)

/** Documents made from others. */
export const documentCopyHandlers: AreaHandlers<typeof calls.documentCopies> = {
  addCancellation({ state, payload }) {
    const original = findInvoice(state, payload.rechnung_id)
    const rn_datum = toDay(payload.rn_datum)
    requireCancellable(state, original)
    const anschreiben = `hiermit stornieren wir unsere Rechnung ${original.nummer} vom ${formatDocumentDay(original.rn_datum)}.`
    const made = addInvoice(state, original, { rn_datum, anschreiben, zuerl: '' })
    const like = {
      ...invoiceExtras(state, original),
      ...noDiscount,
      rechnung_id: made.id,
      angebot_id: null,
      angebote: undefined,
      ersetzt: null,
      teil: '' as const,
      staende: {},
    }
    state.invoiceData.push({ ...like, storno_von: original.id })
    copyPositions(state, invoiceParent(original), invoiceParent(made), negated)
    return made
  },
  copyInvoice({ state, payload }) {
    const original = findInvoice(state, payload.rechnung_id)
    const columns = { rn_datum: toDay(payload.rn_datum), le_date: toDay(payload.le_date) }
    const isRepriced = toFlag(payload.heutige_preise)
    if (cancels(state, original)) throw refuse('is_cancellation.copy')
    const like = invoiceExtras(state, original)
    const isFor = isReplacedBy(state, original)
    const { teil = '' } = like
    if (isFor && teil !== '') guardOrder(state, like.angebot_id, teil)
    const made = addInvoice(state, original, columns)
    // A copy has its own days of supply; the first copy of a cancelled invoice replaces it.
    state.invoiceData.push({
      ...like,
      rechnung_id: made.id,
      le_bis: null,
      teil: isFor ? teil : '',
      staende: (isFor && like.staende) || {},
      angebot_id: isFor ? like.angebot_id : null,
      ...(!isFor && { angebote: undefined }),
      ersetzt: isFor ? original.id : null,
    })
    if (isFor && teil !== 'abschlag') {
      for (const offer of billedIds(like)) followInvoices(state, offer, 'angenommen', 'abgerechnet')
    }
    const rows = copyPositions(state, invoiceParent(original), invoiceParent(made))
    if (isRepriced) takeTemplatePrices(state, rows)
    return made
  },
  addJointInvoice,
  copyOffer({ state, payload }) {
    const original = findOffer(state, payload.angebot_id)
    const an_datum = toDay(payload.an_datum)
    const isRepriced = toFlag(payload.heutige_preise)
    const made: Offer = {
      ...original,
      an_datum,
      id: nextId(state, 'offers'),
      nummer: nextNumber(state, 'AN', state.offers.map(datedOffer), an_datum),
      version: 1,
      status: 'entwurf',
    }
    state.offers.push(made)
    state.offerData.push({ ...offerExtras(state, original), auftrag: undefined, angebot_id: made.id })
    const rows = copyPositions(state, offerParent(original), offerParent(made))
    if (isRepriced) takeTemplatePrices(state, rows)
    return made
  },
}
