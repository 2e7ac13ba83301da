import type { Sides } from '@waldkerf/domain/georef/sheet/pdfPage'

/** A page of a PDF: its size in points, and the picture that it is, if it is one. */
export interface PdfPageFacts extends Sides {
  picture: Sides | undefined
}

/** Why a PDF, or a page of it, cannot be read: it wants a password, it is no PDF, or a picture of the page cannot be read or is empty. */
export type PdfFault = 'password' | 'damaged' | 'lostPicture'

/** Inside: why a PDF cannot be read. */
export class PdfError extends Error {
  override name = 'PdfError'
  readonly fault: PdfFault

  constructor(fault: PdfFault) {
    super(fault)
    this.fault = fault
  }
}

/** Orders to the worker: pages count from 1. */
export type PdfOrder =
  | { kind: 'open'; file: Blob }
  /** A small picture, its longer side in pixels. */
  | { kind: 'picture'; page: number; side: number }
  | { kind: 'render'; page: number; dpi: number }

export type PdfQuestion = PdfOrder & { job: number }

export type PdfAnswer = { job: number } & ({ pages: PdfPageFacts[] } | { fault: PdfFault } | { made: Blob })
