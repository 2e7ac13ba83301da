import { buyersProfile, type EInvoiceProfile } from '@waldkerf/domain/office/eInvoice/profiles'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { unclearPlaces } from '@waldkerf/domain/office/documentModel/unclearPlaces'
import { type DocumentFormat, fileName } from './fileName.ts'
import { documentPdf, type PdfOptions } from './pdf/documentPdf.ts'
import { loadPictures, type ReadPicture } from './pictures.ts'
import { type CheckedInvoice, type CheckStep, checkInvoice } from './xml/checkInvoice.ts'

export interface MadeDocument {
  blob: Blob
  fileName: string
}

export interface MakeOptions extends Pick<PdfOptions, 'onProgress' | 'signal'> {
  /** Reads logo and signature; without it the PDF has none. */
  readPicture?: ReadPicture
  onStep?: (step: CheckStep | 'pdf') => void
}

/**
 * Thrown for an invoice that breaks a rule and for a document with an unclear number; no file is made. Names the
 * faults.
 */
export class InvoiceRefused extends Error {
  override name = 'InvoiceRefused'
  readonly checked: CheckedInvoice

  constructor(checked: CheckedInvoice) {
    super('the invoice breaks rules')
    this.checked = checked
  }
}

/**
 * A document as a file: 'pdf' only the pages, 'zugferd' and 'xrechnung' the pages with the checked XML inside, 'xml'
 * only the XRechnung.
 * @throws InvoiceRefused; LayoutRefused; ApiError of a picture; Error when code or typefaces do not load; the signal's
 * reason
 */
export async function makeDocument(
  model: DocumentModel,
  format: DocumentFormat,
  { onStep = () => {}, readPicture, ...options }: MakeOptions = {},
): Promise<MadeDocument> {
  refuseUnclear(model)
  const name = fileName(model, format)
  const xml = format === 'pdf' ? undefined : await checkedXml(model, format === 'xml' ? 'xrechnung' : format, onStep)
  if (format === 'xml' && xml) {
    return { blob: new Blob([xml.text], { type: 'application/xml' }), fileName: name }
  }
  onStep('pdf')
  const pictures = readPicture ? await loadPictures(model, readPicture) : {}
  return { blob: await documentPdf(model, { ...options, ...pictures, ...(xml && { xml }) }), fileName: name }
}

/**
 * The files of a document for a mail: its pages, and for an invoice the checked XML, inside the PDF and as a file.
 * @param isStructured false: only the pages
 * @param createdAt fixed where the files must be the same each time; absent: now
 * @throws as `makeDocument`
 */
export async function makeDispatchFiles(
  model: DocumentModel,
  isStructured: boolean,
  readPicture: ReadPicture,
  createdAt?: Date,
): Promise<{ pdf: Blob; xml?: Blob }> {
  refuseUnclear(model)
  const pictures = { ...(await loadPictures(model, readPicture)), ...(createdAt && { createdAt }) }
  if (!isStructured) return { pdf: await documentPdf(model, pictures) }
  const xml = await checkedXml(model, buyersProfile(model), () => {})
  return {
    pdf: await documentPdf(model, { ...pictures, xml }),
    xml: new Blob([xml.text], { type: 'application/xml' }),
  }
}

/** @throws InvoiceRefused */
function refuseUnclear(model: DocumentModel) {
  const findings = unclearPlaces(model).map((place) => ({ rule: 'WK-UNCLEAR', place }))
  if (findings.length > 0) throw new InvoiceRefused({ xml: '', findings, schemaFindings: [] })
}

/** @throws InvoiceRefused */
async function checkedXml(model: DocumentModel, profile: EInvoiceProfile, onStep: (step: CheckStep) => void) {
  const checked = await checkInvoice(model, profile, onStep)
  if (checked.findings.length + checked.schemaFindings.length > 0) throw new InvoiceRefused(checked)
  return { profile, text: checked.xml }
}
