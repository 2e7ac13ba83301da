import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import type { Offer } from '@waldkerf/domain/entities/documents/offers'
import type { Position } from '@waldkerf/domain/entities/documents/positions'
import type { DocumentData } from './header.ts'

/** An offer or an invoice. */
export type StoredDocument = Invoice | Offer

/** A document with everything stored for it. */
export interface WholeDocument {
  document: StoredDocument
  positions: readonly Position[]
  /** Its tax case; for an invoice also the reason why no VAT is due, and the related documents. */
  data: DocumentData
}
