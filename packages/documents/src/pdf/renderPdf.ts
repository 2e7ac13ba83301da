import type { AnnualReport } from '@waldkerf/domain/beetles/years/annualReport'
import { documentLines, type DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import type { SheetPage } from '@waldkerf/domain/office/documentModel/sheetPages'
import { documentTitle } from '@waldkerf/domain/office/documentModel/words'
import { writeAnnualReport } from './annual/annualPages.ts'
import { type AttachedXml, attachXml } from './attachment.ts'
import { writeMetadata } from './metadata.ts'
import { markDraft } from './parts/draft.ts'
import { type PictureBytes, writeLetterhead } from './parts/letterhead.ts'
import { writePageFrames } from './parts/pages.ts'
import { paragraphsNeed, writeParagraphs } from './parts/paragraphs.ts'
import { paymentHeight, writePayment } from './parts/payment.ts'
import { createSheet, type Document, type Sheet } from './sheet/sheet.ts'
import { writeReminder } from './parts/reminder.ts'
import { signatureHeight, writeSignature } from './parts/signature.ts'
import { writeTable } from './parts/table.ts'
import { totalsHeight, writeTotals } from './parts/totals.ts'
import { type FontBytes, openTypefaces } from './sheet/typefaces.ts'

/** All that pages are made of: offers, invoices and reminders, and the report of a year. */
export type Printed = DocumentModel | AnnualReport

const isAnnual = (printed: Printed): printed is AnnualReport => 'chapters' in printed

/** The inputs of a PDF besides the document. */
export interface PdfParts {
  fonts: FontBytes
  /** Creation date, written into the file. */
  createdAt: Date
  xml?: AttachedXml
  logo?: PictureBytes
  /** The picture of the signature. */
  signature?: PictureBytes
}

/**
 * A document as PDF/A-3a and PDF/UA-1: tagged, with embedded typefaces and, if given, the structured invoice. The same
 * document with the same `createdAt` is the same file, byte by byte.
 * @param onProgress from 0 to 1
 * @throws LayoutRefused when an address does not fit; Error when a picture or typeface cannot be read
 */
export async function renderPdf(
  model: Printed,
  parts: PdfParts,
  onProgress: (share: number) => void = () => {},
): Promise<Uint8Array> {
  const sheet = openSheet(model, parts)
  const bytes = collectBytes(sheet.doc)
  writeDocument(sheet, model, parts, onProgress)
  if (parts.xml) attachXml(sheet.doc, parts.xml, parts.createdAt)
  writeMetadata(sheet.doc, parts.xml?.profile)
  sheet.doc.end()
  onProgress(1)
  return bytes
}

/**
 * The pages of the same layout as marks to draw, without making a file.
 * @throws LayoutRefused when an address does not fit; Error when a picture or typeface cannot be read
 */
export function layoutPages(model: Printed, parts: PdfParts): SheetPage[] {
  const sheet = openSheet(model, parts)
  writeDocument(sheet, model, parts, () => {})
  return sheet.drawing.pages()
}

const openSheet = (model: Printed, { fonts, createdAt }: PdfParts, typefaces = openTypefaces(fonts)) =>
  isAnnual(model)
    ? createSheet(typefaces, model.title, createdAt, model.language)
    : createSheet(typefaces, documentTitle(model), createdAt)

function writeDocument(sheet: Sheet, model: Printed, parts: PdfParts, onProgress: (share: number) => void) {
  if (isAnnual(model)) {
    // The contents come before the chapters whose pages they name: a first layout finds these.
    const pages = writeAnnualReport(openSheet(model, parts, sheet.typefaces), model, new Map(), parts.logo)
    writeAnnualReport(sheet, model, pages, parts.logo)
    return
  }
  markDraft(sheet, model)
  writeLetterhead(sheet, model, parts.logo)
  if (model.kind === 'reminder') writeReminder(sheet, model)
  else writeOffered(sheet, model, parts, onProgress)
  writePageFrames(sheet, model)
}

/** An offer or an invoice: letter, line items, sums. */
function writeOffered(sheet: Sheet, model: DocumentModel, parts: PdfParts, onProgress: (share: number) => void) {
  const count = documentLines(model).length
  writeParagraphs(sheet, model.salutation)
  writeParagraphs(sheet, model.cover)
  // The last line item, sums and payment stand on one page, and a signature below the text that it signs.
  const signature = signatureHeight(sheet, model)
  const payment = paymentHeight(sheet, model) || (model.closing.trim() === '' ? signature : 0)
  const sums = totalsHeight(model) + paragraphsNeed(sheet, model.exemption, payment)
  writeTable(sheet, model, sums, (done) => onProgress((0.9 * done) / count))
  writeTotals(sheet, model, payment)
  writePayment(sheet, model)
  writeParagraphs(sheet, model.closing, signature)
  writeSignature(sheet, model, parts.signature)
}

/** All bytes of the finished file. */
function collectBytes(doc: Document): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  doc.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk))
  doc.on('error', reject)
  doc.on('end', () => {
    new Blob(chunks)
      .arrayBuffer()
      .then((buffer) => resolve(new Uint8Array(buffer)))
      .catch(reject)
  })
  return promise
}
