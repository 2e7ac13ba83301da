import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import type { Offer } from '@waldkerf/domain/entities/documents/offers'
import type { Position } from '@waldkerf/domain/entities/documents/positions'
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
