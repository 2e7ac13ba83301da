import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import type { Offer } from '@waldkerf/domain/entities/documents/offers'
import type { InvoicePart } from '@waldkerf/domain/entities/documents/orders'
import type { InvoiceStanding } from '@waldkerf/domain/entities/documents/payments'
import type { InvoiceData } from '@waldkerf/domain/entities/office/invoiceData'
import type { DocumentKind } from '@waldkerf/domain/office/workplace/header'

/** A document in the chain from an offer to its invoices. */
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

/**
 * The chains of all documents: the offer, then its invoices in the order they were made, each followed by the one that
 * cancels it and by the one that replaces it. All documents of a chain have the same chain; a document related to no
 * other stands alone.
 */
export function documentChains({ offers, invoices, data, standings }: KnownDocuments) {
  const numbered = new Map(invoices.map((row) => [row.id, row]))
  const standingById = new Map(standings?.map((row) => [row.rechnung_id, row]))
  const dataById = new Map(data.map((row) => [row.rechnung_id, row]))
  const offerById = new Map(offers.map((row) => [row.id, row]))

  /** Chains are named by their offer, or by their first invoice. */
  function chainName({ rechnung_id, storno_von, ersetzt, angebot_id }: InvoiceData): string {
    if (angebot_id !== null && offerById.has(angebot_id)) return `offer ${angebot_id}`
    const before = dataById.get(storno_von ?? ersetzt ?? rechnung_id)
    return before && before.rechnung_id < rechnung_id ? chainName(before) : `invoice ${rechnung_id}`
  }
  const members = Map.groupBy(data, chainName)

  function invoiceLink(id: number, kind: ChainLink['kind']): ChainLink[] {
    const row = numbered.get(id)
    if (!row) return []
    const isCancelling = kind === 'cancellation' && row.archiviert_am !== null
    const state = isCancelling ? 'stornorechnung' : invoiceState(row, standingById.get(id))
    return [{ kind, id, number: row.nummer, day: row.rn_datum, state }]
  }

  return function chain(kind: DocumentKind, id: number): ChainLink[] {
    const own = kind === 'invoice' ? dataById.get(id) : undefined
    const name = kind === 'offer' ? `offer ${id}` : own && chainName(own)
    if (name === undefined) return []
    const offer = name.startsWith('offer ') ? offerById.get(Number(name.slice('offer '.length))) : undefined
    const links = (members.get(name) ?? [])
      .filter(({ storno_von }) => storno_von === null)
      .toSorted((one, other) => one.rechnung_id - other.rechnung_id)
      .flatMap(({ rechnung_id, storniert_durch, teil }) => [
        ...invoiceLink(rechnung_id, teil || 'invoice'),
        ...(storniert_durch === null ? [] : invoiceLink(storniert_durch, 'cancellation')),
      ])
    if (!offer) return links
    return [{ kind: 'offer', id: offer.id, number: offer.nummer, day: offer.an_datum, state: offer.status }, ...links]
  }
}
