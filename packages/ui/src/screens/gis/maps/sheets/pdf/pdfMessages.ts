import type { Sides } from '@waldkerf/domain/georef/sheet/pdfPage'

/** A page of a PDF: its size in points, and the picture that it is, if it is one. */
export interface PdfPageFacts extends Sides {
  picture: Sides | undefined
}

/** Why a PDF cannot be read: it wants a password, or it is no PDF. */
export type PdfFault = 'password' | 'damaged'

/** Orders to the worker: pages count from 1. */
export type PdfOrder =
  | { kind: 'open'; file: Blob }
  /** A small picture, its longer side in pixels. */
  | { kind: 'picture'; page: number; side: number }
  | { kind: 'render'; page: number; dpi: number }

export type PdfQuestion = PdfOrder & { job: number }

export type PdfAnswer = { job: number } & ({ pages: PdfPageFacts[] } | { fault: PdfFault } | { made: Blob })
