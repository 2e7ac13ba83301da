import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import type { Offer } from '@waldkerf/domain/entities/documents/offers'
import type { InvoicePart } from '@waldkerf/domain/entities/documents/orders'
import type { InvoiceStanding } from '@waldkerf/domain/entities/documents/payments'
import type { InvoiceData } from '@waldkerf/domain/entities/office/invoiceData'
import { invoiceOffers } from '../invoiceOffers.ts'
import type { DocumentKind } from '@waldkerf/domain/office/workplace/header'

/** A document in the chain from an offer, or several, to the invoices. */
export interface ChainLink {
  kind: 'offer' | 'invoice' | Exclude<InvoicePart, ''> | 'cancellation'
  id: number
  number: string
  /** `YYYY-MM-DD` */
  day: string
  /**
   * An offer's status; an invoice's payment state, `open` for a draft; of a cancelling invoice `open` or `stornorechnung`.
   */
  state: string
}

/** The kind of page that shows a document of a chain. */
export const pageKind = ({ kind }: Pick<ChainLink, 'kind'>): DocumentKind => (kind === 'offer' ? 'offer' : 'invoice')

type KnownInvoice = Pick<Invoice, 'id' | 'nummer' | 'rn_datum' | 'archiviert_am'>

interface KnownDocuments {
  offers: readonly Pick<Offer, 'id' | 'nummer' | 'an_datum' | 'status'>[]
  invoices: readonly KnownInvoice[]
  /** Of all invoices. */
  data: readonly InvoiceData[]
  /** Of all invoices; without them a link says only whether the invoice is fixed. */
  standings?: readonly InvoiceStanding[] | undefined
}

/** `archived` until its payments are known. */
export function invoiceState(
  { archiviert_am }: Pick<Invoice, 'archiviert_am'>,
  standing: InvoiceStanding | undefined,
): string {
  if (archiviert_am === null) return 'open'
  return standing?.zustand ?? 'archived'
}

/** Names each chain by one of its documents: an invoice belongs to its offers, and to what it cancels or replaces. */
function chainNames(offers: KnownDocuments['offers'], data: KnownDocuments['data']) {
  const isOffer = new Set(offers.map(({ id }) => id))
  const next = new Map<string, string>()
  function find(name: string): string {
    const following = next.get(name)
    return following === undefined ? name : find(following)
  }
  function join(one: string, other: string) {
    const [from, to] = [find(one), find(other)]
    if (from !== to) next.set(from, to)
  }
  for (const row of data) {
    const own = `invoice ${row.rechnung_id}`
    for (const before of [row.storno_von, row.ersetzt]) if (before !== null) join(own, `invoice ${before}`)
    for (const offer of invoiceOffers(row)) if (isOffer.has(offer)) join(own, `offer ${offer}`)
  }
  return (kind: DocumentKind, id: number) => find(`${kind} ${id}`)
}

/**
 * The chains of all documents: the offers, then their invoices in the order they were made, each followed by the one that
 * cancels it and by the one that replaces it. All documents of a chain have the same chain; a document related to no
 * other stands alone.
 */
export function documentChains({ offers, invoices, data, standings }: KnownDocuments) {
  const numbered = new Map(invoices.map((row) => [row.id, row]))
  const standingById = new Map(standings?.map((row) => [row.rechnung_id, row]))
  const known = new Set(data.map(({ rechnung_id }) => rechnung_id))
  const nameChain = chainNames(offers, data)
  const invoiceMembers = Map.groupBy(data, ({ rechnung_id }) => nameChain('invoice', rechnung_id))
  const offerMembers = Map.groupBy(offers, ({ id }) => nameChain('offer', id))

  function invoiceLink(id: number, kind: ChainLink['kind']): ChainLink[] {
    const row = numbered.get(id)
    if (!row) return []
    const isCancelling = kind === 'cancellation' && row.archiviert_am !== null
    const state = isCancelling ? 'stornorechnung' : invoiceState(row, standingById.get(id))
    return [{ kind, id, number: row.nummer, day: row.rn_datum, state }]
  }

  return function chain(kind: DocumentKind, id: number): ChainLink[] {
    if (kind === 'invoice' && !known.has(id)) return []
    const name = nameChain(kind, id)
    const offerLinks = (offerMembers.get(name) ?? [])
      .toSorted((one, other) => one.id - other.id)
      .map((offer): ChainLink => ({
        kind: 'offer',
        id: offer.id,
        number: offer.nummer,
        day: offer.an_datum,
        state: offer.status,
      }))
    const invoiceLinks = (invoiceMembers.get(name) ?? [])
      .filter(({ storno_von }) => storno_von === null)
      .toSorted((one, other) => one.rechnung_id - other.rechnung_id)
      .flatMap(({ rechnung_id, storniert_durch, teil }) => [
        ...invoiceLink(rechnung_id, teil || 'invoice'),
        ...(storniert_durch === null ? [] : invoiceLink(storniert_durch, 'cancellation')),
      ])
    return [...offerLinks, ...invoiceLinks]
  }
}
