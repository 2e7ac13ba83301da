import type { calls } from '@waldkerf/domain/calls/contract'
import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import type { Offer } from '@waldkerf/domain/entities/documents/offers'
import { type InstalmentWay, instalmentWays, type InvoicePart } from '@waldkerf/domain/entities/documents/orders'
import { offerSums } from '@waldkerf/domain/documents/documentSums'
import { blankValues, editedColumns, type PositionValues } from '@waldkerf/domain/office/editor/document'
import { columnValues } from '@waldkerf/domain/entities/columns'
import { negatedAmount, signOfAmount, sumAmounts, sumLines } from '@waldkerf/domain/office/money/amounts'
import { instalmentLines, isBeyondOrder, orderWords } from '@waldkerf/domain/office/orders/instalments'
import { finalInvoiceRow, orderRows, standingInstalments } from '@waldkerf/mocks/seed/documents/orderInvoices'
import { billedIds } from '@waldkerf/mocks/seed/documents/invoiceData'
import type { Caller } from '../caller.ts'
import type { AreaHandlers } from '../gateway/handler.ts'
import { refuse } from '../gateway/problem.ts'
import { offerExtras } from '../office/extras.ts'
import { type MockState, nextId } from '../state.ts'
import { toDay, toDecimal, toFlag, toName, toRate } from '../values/arguments.ts'
import { findClient } from '../clients/visible.ts'
import { firstDay, nextNumber } from './dates.ts'
import { usualTerms, usualWords } from './newDocument.ts'
import { addOfferInvoice } from './offerInvoice.ts'
import { findOffer } from './offers.ts'
import { standingsFor } from './payments.ts'

const isCancelled = ({ invoiceData }: MockState, id: number) => invoiceData.some(({ storno_von }) => storno_von === id)

/** An accepted offer that is not invoiced as a whole. @throws Problem 404, 409 */
function findOrder(state: MockState, id: string): Offer {
  const offer = findOffer(state, id)
  if (offer.status !== 'angenommen' && offer.status !== 'abgerechnet') throw refuse('not_accepted')
  const whole = state.invoiceData.find(
    (row) => billedIds(row).includes(offer.id) && !row.teil && !isCancelled(state, row.rechnung_id),
  )
  const number = state.invoices.find((row) => row.id === whole?.rechnung_id)?.nummer
  if (number !== undefined) throw refuse('offer_invoiced', undefined, number)
  return offer
}

/** Refuses a second final invoice, and an instalment beside another draft or after the final one. @throws Problem 409 */
export function guardOrder(state: MockState, offer: number | null, part: InvoicePart): void {
  const final = finalInvoiceRow(state, offer)
  if (final && (part === 'schluss' || final.claiming.isFixed)) {
    throw refuse('final_exists', String(final.invoice.id), final.invoice.nummer)
  }
  const rows = part === 'abschlag' && offer !== null ? orderRows(state, offer) : []
  const draft = rows.find(({ claiming }) => claiming.part === 'abschlag' && !claiming.isFixed)
  if (draft) throw refuse('instalment_draft', String(draft.invoice.id), draft.invoice.nummer)
}

export const orderLines = ({ positions }: MockState, offer: Offer) =>
  positions
    .filter(({ angebot_id }) => angebot_id === offer.id)
    .toSorted((a, b) => a.lfd_nr - b.lfd_nr || a.id - b.id)
    .map((row) => ({ id: row.id, ...columnValues(editedColumns, row) }))

interface Made {
  offer: Offer
  part: InvoicePart
  rn_datum: string
  le_date: string
  words: string
  staende?: Readonly<Record<string, string>>
}

function addOrderInvoice(
  state: MockState,
  caller: Caller,
  { offer, part, words, staende = {}, ...days }: Made,
  lines: readonly PositionValues[],
): Invoice {
  const anschreiben = words.replace('%s', () => orderWords({ ...offer, auftrag: offerExtras(state, offer).auftrag }))
  const cancelled = orderRows(state, offer.id).findLast(
    ({ claiming, invoice }) =>
      claiming.part === 'schluss' &&
      claiming.isCancelled &&
      !state.invoiceData.some(({ ersetzt }) => ersetzt === invoice.id),
  )
  const ersetzt = part === 'schluss' ? (cancelled?.invoice.id ?? null) : null
  const data = { angebot_id: offer.id, ersetzt, teil: part, staende }
  return addOfferInvoice(state, caller, { offer, ...days, anschreiben, data, lines }).invoice
}

const toWay = (value: string): InstalmentWay => {
  const way = instalmentWays.find((each) => each === value)
  if (way === undefined) throw refuse('bad_instalment_way')
  return way
}

/** The progress by line items; objects reach a handler as JSON. @throws Problem 400 */
function toStands(sent: unknown): Record<string, string> {
  const value: unknown = sent === '' ? {} : typeof sent === 'string' ? JSON.parse(sent) : sent
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refuse('bad_progress')
  return Object.fromEntries(Object.entries(value).map(([id, share]) => [id, String(share)]))
}

/** The accepted offer that stands for an order without one, and its only line item. */
function addOrderOffer(
  state: MockState,
  caller: Caller,
  {
    client_id,
    auftrag,
    netto,
    ust_satz,
    rn_datum,
  }: Record<'client_id' | 'auftrag' | 'netto' | 'ust_satz' | 'rn_datum', string>,
): Offer {
  const client = findClient(state, caller, client_id)
  const { bearbeiter, anrede } = usualWords(state, caller, client, 'angebot')
  const offers = state.offers.map(({ nummer, an_datum: day }) => ({ nummer, day }))
  const an_datum = [toDay(rn_datum), firstDay(offers) ?? ''].toSorted()[1] ?? rn_datum
  const row: Offer = {
    id: nextId(state, 'offers'),
    nummer: nextNumber(state, 'AN', offers, an_datum),
    client_id: client.client_id,
    bearbeiter,
    sign: bearbeiter,
    anrede,
    anschreiben: '',
    zuerl: '',
    ust_satz: toRate(ust_satz),
    an_datum,
    status: 'angenommen',
    version: 3,
  }
  state.offers.push(row)
  Object.assign(offerExtras(state, row), usualTerms(state, client), { auftrag })
  const line = { ...blankValues, einheit: 'psch.', bez: auftrag, ep: toDecimal(netto, 999_999_999_999, 2) }
  const parents = { rechnung_id: null, angebot_id: row.id }
  state.positions.push({ ...line, id: nextId(state, 'positions'), ...parents, lfd_nr: 1, version: 1 })
  return row
}

/** A draft of an instalment. @throws Problem 400, 404, 409 */
const addInstalment: AreaHandlers<typeof calls.orders>['addInstalment'] = ({ state, caller, payload }) => {
  const offer = findOrder(state, payload.angebot_id)
  const art = toWay(payload.art)
  const days = { rn_datum: toDay(payload.rn_datum), le_date: toDay(payload.le_date) }
  guardOrder(state, offer.id, 'abschlag')
  const wert =
    art === 'anteil' ? toRate(payload.wert) : art === 'betrag' ? toDecimal(payload.wert, 999_999_999_999, 2) : ''
  const own = orderLines(state, offer)
  const staende = Object.fromEntries(
    Object.entries(toStands(payload.staende)).map(([id, share]) => [
      id,
      own.some((line) => String(line.id) === id) ? toRate(share) : share,
    ]),
  )
  const earlier = standingInstalments(state, offer.id).map(({ invoice, sums }) => ({
    nummer: invoice.nummer,
    datum: invoice.rn_datum,
    netto: sums.netto,
  }))
  const { nummer, an_datum } = offer
  const ordered = { nummer, an_datum, auftrag: offerExtras(state, offer).auftrag, lines: own, earlier }
  const lines = instalmentLines(ordered, { art, wert, staende })
  const net = sumLines(lines)
  if (signOfAmount(net) <= 0) throw refuse('instalment_nothing')
  if (isBeyondOrder(net, ordered) && !toFlag(payload.bestaetigt)) throw refuse('instalment_beyond')
  const words = 'gemäß %s berechnen wir Ihnen den folgenden Abschlag:'
  const made = { offer, part: 'abschlag' as const, ...days, words, ...(art === 'stand' && { staende }) }
  return addOrderInvoice(state, caller, made, lines)
}

/** Orders, which are accepted offers. */
export const orderHandlers: AreaHandlers<typeof calls.orders> = {
  addInstalment,
  addOrder(exchange) {
    const { state, caller, payload } = exchange
    const auftrag = toName(payload.auftrag)
    const betrag = toDecimal(payload.betrag, 999_999_999_999, 2)
    const netto = toDecimal(payload.netto, 999_999_999_999, 2)
    if (signOfAmount(betrag) <= 0) throw refuse('instalment_nothing')
    if (signOfAmount(sumAmounts([betrag, negatedAmount(netto)])) > 0) throw refuse('instalment_beyond')
    const days = { rn_datum: toDay(payload.rn_datum), le_date: toDay(payload.le_date) }
    const offer = addOrderOffer(state, caller, { ...payload, auftrag })
    const wish = {
      angebot_id: String(offer.id),
      ...days,
      art: 'betrag',
      wert: betrag,
      staende: {},
      bestaetigt: false,
    } as const
    return addInstalment({ ...exchange, payload: wish })
  },
  addFinalInvoice({ state, caller, payload }) {
    const offer = findOrder(state, payload.angebot_id)
    guardOrder(state, offer.id, 'schluss')
    const days = { rn_datum: toDay(payload.rn_datum), le_date: toDay(payload.le_date) }
    const words = 'gemäß %s rechnen wir unsere Leistungen ab. Was wir an Abschlägen erhalten haben, ist abgezogen:'
    const lines = orderLines(state, offer).map(({ id: _id, ...line }) => line)
    const made = addOrderInvoice(state, caller, { offer, part: 'schluss', ...days, words }, lines)
    if (offer.status === 'angenommen') {
      Object.assign(offer, { status: 'abgerechnet', version: offer.version + 1 })
    }
    return made
  },
  getOrder({ state, payload }) {
    const offer = findOffer(state, payload.angebot_id)
    const [sums] = offerSums({ offers: [offer], positions: state.positions })
    const rows = orderRows(state, offer.id)
    const progress = rows.findLast(
      ({ data, claiming }) => !claiming.isCancelled && Object.keys(data.staende ?? {}).length > 0,
    )
    const standings = standingsFor(
      state,
      rows.map(({ invoice }) => invoice),
    )
    return {
      angebot_id: offer.id,
      auftrag: offerExtras(state, offer).auftrag ?? '',
      netto: sums?.netto ?? '0.00',
      ust: sums?.ust ?? '0.00',
      brutto: sums?.brutto ?? '0.00',
      staende: progress?.data.staende ?? {},
      rechnungen: rows.flatMap(({ invoice, data, sums: own }, at) => {
        const known = standings[at]
        if (!known) return []
        const { gefordert = known.brutto, bezahlt, offen, ueberzahlt, zustand, skonto } = known
        const facts = { id: invoice.id, nummer: invoice.nummer, teil: data.teil ?? '', datum: invoice.rn_datum }
        const amounts = { gefordert, bezahlt, offen, ueberzahlt, zustand, skonto: skonto ?? '0.00' }
        return [{ ...facts, ...own, ust_satz: invoice.ust_satz, ...amounts }]
      }),
    }
  },
}
