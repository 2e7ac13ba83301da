import { documentLines, type DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { documentTitle } from '@waldkerf/domain/office/documentModel/words'
import { type AttachedXml, attachXml } from './attachment.ts'
import { markDraft } from './parts/draft.ts'
import { type PictureBytes, writeLetterhead } from './parts/letterhead.ts'
import { writePageFrames } from './parts/pages.ts'
import { paragraphsNeed, writeParagraphs } from './parts/paragraphs.ts'
import { paymentHeight, writePayment } from './parts/payment.ts'
import { createSheet, type Document } from './sheet/sheet.ts'
import { signatureHeight, writeSignature } from './parts/signature.ts'
import { writeTable } from './parts/table.ts'
import { totalsHeight, writeTotals } from './parts/totals.ts'
import { type FontBytes, openTypefaces } from './sheet/typefaces.ts'

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
  paper: DocumentModel,
  parts: PdfParts,
  onProgress: (share: number) => void = () => {},
): Promise<Uint8Array> {
  const typefaces = openTypefaces(parts.fonts)
  const sheet = createSheet(typefaces, documentTitle(paper), parts.createdAt)
  const bytes = collectBytes(sheet.doc)
  const count = documentLines(paper).length
  markDraft(sheet, paper)
  writeLetterhead(sheet, paper, parts.logo)
  writeParagraphs(sheet, paper.salutation)
  writeParagraphs(sheet, paper.cover)
  // The last line item, sums and payment stand on one page, and a signature below the text that it signs.
  const signature = signatureHeight(sheet, paper)
  const payment = paymentHeight(sheet, paper) || (paper.closing.trim() === '' ? signature : 0)
  const sums = totalsHeight(paper) + paragraphsNeed(sheet, paper.exemption, payment)
  writeTable(sheet, paper, sums, (done) => onProgress((0.9 * done) / count))
  writeTotals(sheet, paper, payment)
  writePayment(sheet, paper)
  writeParagraphs(sheet, paper.closing, signature)
  writeSignature(sheet, paper, parts.signature)
  writePageFrames(sheet, paper)
  if (parts.xml) attachXml(sheet.doc, parts.xml, parts.createdAt)
  sheet.doc.end()
  onProgress(1)
  return bytes
}

/** Everything that the document writes, once it is through. */
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
