import { documentLines, type DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import type { SheetPage } from '@waldkerf/domain/office/documentModel/sheetPages'
import { documentTitle, documentWords } from '@waldkerf/domain/office/documentModel/words'
import { type AttachedXml, attachXml } from './attachment.ts'
import { type PictureBytes, writeLetterhead } from './parts/letterhead.ts'
import { writePageFrames } from './parts/pages.ts'
import { paragraphsNeed, writeParagraphs } from './parts/paragraphs.ts'
import { paymentHeight, writePayment } from './parts/payment.ts'
import { createSheet, type Document, type Sheet, type TextStyle } from './sheet/sheet.ts'
import { signatureHeight, writeSignature } from './parts/signature.ts'
import { writeTable } from './parts/table.ts'
import { totalsHeight, writeTotals } from './parts/totals.ts'
import { type FontBytes, openTypefaces } from './sheet/typefaces.ts'
import { colours, pageSize } from './sheet/geometry.ts'

const mark: TextStyle = { size: 128, weight: 'bold', colour: colours.watermark }

/** A draft says so across each page, behind its text, so that no print of it passes for the invoice. */
function markDraft(sheet: Sheet, { isDraft }: DocumentModel): void {
  if (!isDraft) return
  const centre = { x: pageSize.width / 2, y: pageSize.height / 2 }
  sheet.background = () => {
    const left = centre.x - sheet.width(documentWords.draft, mark) / 2
    sheet.drawing.turned({ ...centre, angle: -50 }, () =>
      sheet.line(documentWords.draft, { x: left, y: centre.y - mark.size * 0.6 }, mark),
    )
  }
}

/** The parts of a PDF besides the document itself. */
export interface PdfParts {
  fonts: FontBytes
  /** When it is made; it stands in the file. */
  createdAt: Date
  xml?: AttachedXml
  logo?: PictureBytes
  /** How who signs writes his name. */
  signature?: PictureBytes
}

/**
 * An offer or an invoice as PDF/A-3a: tagged, with typefaces and, where it is given, the structured invoice inside.
 * @param onProgress from 0 to 1
 * @throws LayoutRefused when an address does not fit; Error when a picture or typeface cannot be read
 */
export async function renderPdf(
  model: DocumentModel,
  parts: PdfParts,
  onProgress: (share: number) => void = () => {},
): Promise<Uint8Array> {
  const sheet = openSheet(model, parts)
  const bytes = collectBytes(sheet.doc)
  writeDocument(sheet, model, parts, onProgress)
  if (parts.xml) attachXml(sheet.doc, parts.xml, parts.createdAt)
  sheet.doc.end()
  onProgress(1)
  return bytes
}

/**
 * The pages that the file would have, without the file: its own layout, as it was drawn.
 * @throws LayoutRefused when an address does not fit; Error when a picture or typeface cannot be read
 */
export function layoutPages(model: DocumentModel, parts: PdfParts): SheetPage[] {
  const sheet = openSheet(model, parts)
  writeDocument(sheet, model, parts, () => {})
  return sheet.drawing.pages()
}

const openSheet = (model: DocumentModel, { fonts, createdAt }: PdfParts) =>
  createSheet(openTypefaces(fonts), documentTitle(model), createdAt)

function writeDocument(sheet: Sheet, model: DocumentModel, parts: PdfParts, onProgress: (share: number) => void) {
  const count = documentLines(model).length
  markDraft(sheet, model)
  writeLetterhead(sheet, model, parts.logo)
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
  writePageFrames(sheet, model)
}

/** Everything that the document writes, once it is through. */
export function collectBytes(doc: Document): Promise<Uint8Array> {
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
