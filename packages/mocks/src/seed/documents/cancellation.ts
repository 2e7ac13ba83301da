import { formatDocumentDay } from '@waldkerf/domain/office/documentModel/words'
import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import type { Position } from '@waldkerf/domain/entities/documents/positions'
import type { InvoiceDataSeed } from './invoiceData.ts'
import type { StoredPayment } from './payments.ts'
import type { Offer } from '@waldkerf/domain/entities/documents/offers'

type Parent = Pick<Position, 'rechnung_id' | 'angebot_id'>

interface PositionCopy {
  /** The invoice whose line items are copied. */
  from: number
  /** The document whose own line items they replace. */
  to: Parent
  isNegated?: boolean
}

const parentName = ({ rechnung_id, angebot_id }: Parent) => `${rechnung_id}/${angebot_id}`
const negated = (quantity: string) => (quantity.startsWith('-') ? quantity.slice(1) : `-${quantity}`)

/** Gives documents the line items of an invoice. Existing ids are kept; further ones follow the last. */
function copyPositions(positions: readonly Position[], copies: readonly PositionCopy[]): Position[] {
  const rows = Map.groupBy(positions, parentName)
  const replaced = new Set(copies.map(({ to }) => parentName(to)))
  let last = positions.reduce((most, { id }) => Math.max(most, id), 0)
  const made = copies.flatMap(({ from, to, isNegated = false }) => {
    const own = rows.get(parentName(to)) ?? []
    const source = rows.get(parentName({ rechnung_id: from, angebot_id: null })) ?? []
    return source.map((row, index) => ({
      ...row,
      ...to,
      id: own[index]?.id ?? (last += 1),
      anzahl: isNegated ? negated(row.anzahl) : row.anzahl,
    }))
  })
  return [...positions.filter((row) => !replaced.has(parentName(row))), ...made]
}

interface Documents {
  invoices: readonly Invoice[]
  invoiceData: readonly InvoiceDataSeed[]
  positions: readonly Position[]
  payments: readonly StoredPayment[]
}

/** The last archived invoice of an offer that is followed by two archived invoices without an offer, and these two. */
function findChain({ invoices, invoiceData }: Documents): [Invoice, Invoice, Invoice] | undefined {
  const offers = new Map(invoiceData.map((row) => [row.rechnung_id, row.angebot_id]))
  const fixed = invoices.filter(({ archiviert_am }) => archiviert_am !== null)
  const free = fixed.filter(({ id }) => offers.get(id) === null)
  for (const original of fixed.toReversed()) {
    const [cancelling, anew] = free.filter(({ id }) => id > original.id)
    if (offers.get(original.id) !== null && cancelling && anew) return [original, cancelling, anew]
  }
  return undefined
}

/**
 * Cancels and replaces one invoice: two others become the cancelling and the replacing one. Numbers, days and all other
 * documents stay. None of the three has payments.
 */
export function withCancellation<Whole extends Documents>(world: Whole): Whole {
  const chain = findChain(world)
  if (!chain) return world
  const [original, cancelling, anew] = chain
  const { id: _id, nummer, rn_datum: day, archiviert_am: _at, ...content } = original
  const own = world.invoiceData.find(({ rechnung_id }) => rechnung_id === original.id)
  if (!own) return world
  const words = {
    anschreiben: `hiermit stornieren wir unsere Rechnung ${nummer} vom ${formatDocumentDay(day)}.`,
    zuerl: '',
  }
  const links = new Map([
    [cancelling.id, { angebot_id: null, storno_von: original.id, ersetzt: null }],
    [anew.id, { angebot_id: own.angebot_id, storno_von: null, ersetzt: original.id }],
  ])
  const members = new Set([original.id, cancelling.id, anew.id])
  return {
    ...world,
    invoices: world.invoices.map((row) =>
      row === cancelling ? { ...row, ...content, ...words } : row === anew ? { ...row, ...content } : row,
    ),
    invoiceData: world.invoiceData.map((row) => {
      const link = links.get(row.rechnung_id)
      return link ? { ...own, ...link, rechnung_id: row.rechnung_id } : row
    }),
    positions: copyPositions(world.positions, [
      { from: original.id, to: { rechnung_id: cancelling.id, angebot_id: null }, isNegated: true },
      { from: original.id, to: { rechnung_id: anew.id, angebot_id: null } },
    ]),
    payments: world.payments
      .filter(({ rechnung_id }) => !members.has(rechnung_id))
      .map((row, index) => ({ ...row, id: index + 1 })),
  }
}

interface BilledDocuments {
  offers: readonly Offer[]
  invoices: readonly Invoice[]
  invoiceData: readonly InvoiceDataSeed[]
  positions: readonly Position[]
}

/**
 * Gives an invoiced offer the line items and the rate of its invoice, so that both amounts are equal to the cent. One
 * whose client has no invoice for it is accepted, and still to be invoiced.
 */
export function withBilledOffers<Whole extends BilledDocuments>(world: Whole) {
  const rates = new Map(world.invoices.map(({ id, ust_satz }) => [id, ust_satz]))
  const billed = new Map<number, number>()
  for (const { angebot_id, rechnung_id } of world.invoiceData) {
    if (angebot_id !== null && !billed.has(angebot_id)) billed.set(angebot_id, rechnung_id)
  }
  return {
    ...world,
    offers: world.offers.map((row) => ({
      ...row,
      ust_satz: rates.get(billed.get(row.id) ?? 0) ?? row.ust_satz,
      status: row.status === 'abgerechnet' && !billed.has(row.id) ? 'angenommen' : row.status,
    })),
    positions: copyPositions(
      world.positions,
      [...billed].map(([angebot_id, from]) => ({ from, to: { rechnung_id: null, angebot_id } })),
    ),
  }
}
