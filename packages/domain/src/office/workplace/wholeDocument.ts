import type { Invoice } from '../../entities/documents/invoices.ts'
import type { Offer } from '../../entities/documents/offers.ts'
import type { Position } from '../../entities/documents/positions.ts'
import type { DocumentData } from './header.ts'

/** An offer or an invoice. */
export type StoredDocument = Invoice | Offer

/** All that is stored of a document. */
export interface WholeDocument {
  document: StoredDocument
  positions: readonly Position[]
  /** Its tax case; of an invoice also why no VAT is due, and what it belongs to. */
  data: DocumentData
}
