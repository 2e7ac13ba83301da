import type { RateTotals } from '../money/amounts.ts'
import type { TaxCase } from '../tax/taxCases.ts'

/** An offer, an invoice, the invoice that cancels another one, or the reminder of one that is open. */
export type DocumentModelKind = 'offer' | 'invoice' | 'cancellation' | 'reminder'

export interface Address {
  street: string
  postcode: string
  city: string
  /** Two letters, ISO 3166-1. */
  country: string
}

/** Who writes the document: from the office settings, or from what was frozen with it. */
export interface Seller extends Address {
  name: string
  /** USt-IdNr. and Steuernummer; one of them is the law's condition. */
  vatId: string
  taxNumber: string
  /** Register court and number, '' where there is none. */
  register: string
  contact: { name: string; phone: string; email: string }
  bank: { holder: string; iban: string; bic: string }
}

export interface Buyer extends Address {
  name: string
  addition: string
  /** Who reads it, '' where nobody is named. */
  contact: string
  vatId: string
  email: string
  /** Leitweg-ID of a public buyer, or the reference the buyer asked for. */
  reference: string
}

/** A line item as it is printed; numbers are decimal text. */
export interface DocumentModelLine {
  /** Names the row on the page: a checklist leads there. */
  key: string
  text: string
  explanation: string
  quantity: string
  unit: string
  price: string
  /** Rounded to cents. */
  amount: string
  /** Text that was typed in place of a number and cannot be read. With one nothing of the line holds. */
  unclear?: Partial<Record<'quantity' | 'price', string>>
}

export interface DocumentModelGroup {
  /** '' where none is printed. */
  title: string
  lines: readonly DocumentModelLine[]
  subtotal: string
}

/**
 * An offer or an invoice with all that stands in it. Preview, PDF and XML are made of this alone, so that they cannot
 * differ. Days are `YYYY-MM-DD`, '' where there is none.
 */
export interface DocumentModel {
  kind: DocumentModelKind
  /** It may still change: every page says so. Invoices are final once they are archived, offers once they are sent. */
  isDraft: boolean
  number: string
  day: string
  /** Of the supply, or the first of its days; offers have none. */
  supplyDay: string
  /** The last day of a supply that took several; '' where it took one. */
  supplyEnd: string
  /** Of the payment; offers have none. */
  dueDay: string
  seller: Seller
  buyer: Buyer
  salutation: string
  cover: string
  closing: string
  groups: readonly DocumentModelGroup[]
  rate: string
  taxCase: TaxCase
  /** Why no VAT is due, as it prints; '' where it is. */
  exemption: string
  net: string
  vat: string
  gross: string
  rates: readonly RateTotals[]
  /** The invoice that it cancels. */
  original?: { number: string; day: string }
  /** The invoice that it reminds of, with what was paid; `gross` is then what is open. */
  reminded?: { day: string; gross: string; payments: readonly { day: string; amount: string }[] }
  /** Who signs, '' for nobody. */
  signature: string
  /** Units without a code of their own that somebody lets go out as pieces. */
  unitsAsPieces?: readonly string[]
  /** Names of stored pictures, '' for none. */
  pictures?: { logo: string; signature: string }
}

/** All lines in their order. */
export const documentLines = ({ groups }: Pick<DocumentModel, 'groups'>): DocumentModelLine[] =>
  groups.flatMap(({ lines }) => lines)
