import type { Invoice } from '../../entities/documents/invoices.ts'
import type { Offer } from '../../entities/documents/offers.ts'
import type { InvoiceData } from '../../entities/office/invoiceData.ts'
import type { DocumentKind } from '../../office/workplace/header.ts'

/** A document in the line from an offer to what became of it. */
export interface ChainLink {
  kind: 'offer' | 'invoice' | 'cancellation'
  id: number
  number: string
  /** Another invoice cancels it. */
  isCancelled: boolean
}

interface KnownDocuments {
  offers: readonly Pick<Offer, 'id' | 'nummer'>[]
  invoices: readonly Pick<Invoice, 'id' | 'nummer'>[]
  /** Of all invoices. */
  data: readonly InvoiceData[]
}

/**
 * The offer, its invoices in the order they were made, each followed by the one that cancels it. The same line from whichever
 * of them one asks; a document that belongs to no other stands alone.
 */
export function documentChain(kind: DocumentKind, id: number, { offers, invoices, data }: KnownDocuments): ChainLink[] {
  const ofInvoice = new Map(data.map((row) => [row.rechnung_id, row]))
  const own = kind === 'invoice' ? ofInvoice.get(id) : undefined
  const root = own?.storno_von ? ofInvoice.get(own.storno_von) : own
  const offerId = kind === 'offer' ? id : root?.angebot_id
  const offer = offers.find((row) => row.id === offerId)
  const members = offer
    ? data.filter((row) => row.angebot_id === offer.id && row.storno_von === null)
    : root
      ? [root]
      : []
  const numbers = new Map(invoices.map((row) => [row.id, row.nummer]))
  const links = members
    .toSorted((one, other) => one.rechnung_id - other.rechnung_id)
    .flatMap(({ rechnung_id, storniert_durch, storniert_durch_nummer }): ChainLink[] => [
      {
        kind: 'invoice',
        id: rechnung_id,
        number: numbers.get(rechnung_id) ?? '',
        isCancelled: storniert_durch !== null,
      },
      ...(storniert_durch === null
        ? []
        : [
            {
              kind: 'cancellation' as const,
              id: storniert_durch,
              number: storniert_durch_nummer ?? '',
              isCancelled: false,
            },
          ]),
    ])
  return offer ? [{ kind: 'offer', id: offer.id, number: offer.nummer, isCancelled: false }, ...links] : links
}
