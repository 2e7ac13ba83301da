import type { Deduction, InvoicePart } from '@waldkerf/domain/entities/documents/orders'
import { negatedAmount, type RateTotals, signOfAmount, sumAmounts } from '../money/amounts.ts'
import type { DiscountTerms } from '../payments/discount.ts'
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

/** The sender of the document: from the office settings, or frozen with the document. */
export interface Seller extends Address {
  name: string
  /** USt-IdNr. and Steuernummer; the law requires one of them. */
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
  /** The contact person, '' for none. */
  contact: string
  vatId: string
  email: string
  /** Leitweg-ID of a public buyer, or the reference the buyer asked for. */
  reference: string
}

/** A line item as it is printed; numbers are decimal text. */
export interface DocumentModelLine {
  /** Identifies the row on the page, so that a checklist can link to it. */
  key: string
  text: string
  explanation: string
  quantity: string
  unit: string
  price: string
  /** Rounded to cents. */
  amount: string
  /** Unreadable text typed as a number; with one the line's amounts are invalid. */
  unclear?: Partial<Record<'quantity' | 'price', string>>
}

export interface DocumentModelGroup {
  /** '' where none is printed. */
  title: string
  lines: readonly DocumentModelLine[]
  subtotal: string
}

/**
 * A document with its whole content. Preview, PDF and XML are made only of this, so that they cannot differ. Days are
 * `YYYY-MM-DD`, '' for none.
 */
export interface DocumentModel {
  kind: DocumentModelKind
  /** It may still change, and every page says so. Invoices are final when archived, offers when sent. */
  isDraft: boolean
  number: string
  day: string
  /** Day of supply, or the first of several; offers have none. */
  supplyDay: string
  /** The last day of a supply of several days; '' for one of a single day. */
  supplyEnd: string
  /** Due date of the payment; offers have none. */
  dueDay: string
  seller: Seller
  buyer: Buyer
  salutation: string
  cover: string
  closing: string
  groups: readonly DocumentModelGroup[]
  rate: string
  taxCase: TaxCase
  /** The printed reason why no VAT is due; '' if it is due. */
  exemption: string
  net: string
  vat: string
  gross: string
  rates: readonly RateTotals[]
  /** An invoice's part in its order; absent: none. */
  part?: Exclude<InvoicePart, ''>
  /** The amounts received for instalments, which are deducted; the invoice that cancels a final one has the other sign. */
  deductions?: readonly Deduction[]
  /** Skonto: per cent less for a payment within some days of the document's date. */
  discount?: DiscountTerms
  /** The invoice that it cancels. */
  original?: { number: string; day: string }
  /** For a reminder: the invoice with its payments; the document's own `gross` is then the open amount. */
  reminded?: { day: string; due: string; gross: string; payments: readonly { day: string; amount: string }[] }
  /** The signer's name, '' for nobody. */
  signature: string
  /** Units without a code, which a person allowed to be sent as pieces. */
  unitsAsPieces?: readonly string[]
  /** Names of stored pictures, '' for none. */
  pictures?: { logo: string; signature: string }
}

/** All lines in their order. */
export const documentLines = ({ groups }: Pick<DocumentModel, 'groups'>): DocumentModelLine[] =>
  groups.flatMap(({ lines }) => lines)

type Claiming = Pick<DocumentModel, 'gross' | 'deductions'>

/** The gross amount received for instalments, with the Skonto granted on them. */
export const deductedAmount = ({ deductions = [] }: Claiming): string =>
  sumAmounts(deductions.map(({ brutto }) => brutto))

/** The amount to be paid: the gross amount without what was received for instalments. */
export const amountDue = (model: Claiming): string => sumAmounts([model.gross, negatedAmount(deductedAmount(model))])

/** A final invoice whose instalments have paid it, or more. */
export const isPaidBefore = (model: Claiming): boolean =>
  (model.deductions?.length ?? 0) > 0 && signOfAmount(amountDue(model)) <= 0
