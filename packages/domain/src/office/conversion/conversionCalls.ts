import type { CallPayload } from '@waldkerf/domain/calls/call'
import type { addInvoice } from '@waldkerf/domain/calls/documents/invoices'
import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import type { Position } from '@waldkerf/domain/entities/documents/positions'
import type { InvoiceData } from '@waldkerf/domain/entities/office/invoiceData'
import type { Header, PositionValues } from '../editor/document.ts'
import type { DocumentKind } from '../workplace/header.ts'
import type { StoredDocument, WholeDocument } from '../workplace/wholeDocument.ts'

/** The reads that find a conversion again after it was interrupted. */
export interface ConversionReads {
  /** All invoices, and what they belong to. */
  allInvoices: () => Promise<{ invoices: readonly Invoice[]; data: readonly InvoiceData[] }>
  positions: (kind: DocumentKind, id: number) => Promise<readonly Position[]>
}

/** The steps of a conversion; a key is the same for every try of its step. */
export interface ConversionSteps {
  whole: (kind: DocumentKind, id: number) => Promise<WholeDocument>
  addInvoice: (invoice: CallPayload<typeof addInvoice>, key: string) => Promise<Invoice>
  setInvoiceData: (data: InvoiceData) => Promise<unknown>
  change: (kind: DocumentKind, id: number, header: Header, version: number) => Promise<StoredDocument>
}

export interface RowSteps {
  insert: (
    kind: DocumentKind,
    parent: number,
    values: PositionValues & { lfd_nr: number },
    key: string,
  ) => Promise<unknown>
}
