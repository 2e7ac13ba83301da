import type { EInvoiceProfile } from '@waldkerf/domain/office/eInvoice/profiles'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { documentWords } from '@waldkerf/domain/office/documentModel/words'

/** The files that can be made of a document. */
export type DocumentFormat = 'pdf' | EInvoiceProfile | 'xml'

/** Each format has its own ending, so that files of one document never overwrite each other in a folder. */
const endings: Readonly<Record<DocumentFormat, string>> = {
  pdf: '.pdf',
  zugferd: '-zugferd.pdf',
  xrechnung: '-xrechnung.pdf',
  xml: '-xrechnung.xml',
}

/** 'RE-2026-0001-zugferd.pdf', for a draft 'RE-2026-0001-Entwurf-zugferd.pdf'; valid in every file system. */
export function fileName(
  { number, isDraft }: Pick<DocumentModel, 'number' | 'isDraft'>,
  format: DocumentFormat,
): string {
  const name = number.replaceAll(/[^\w-]+/g, '-') || 'Dokument'
  return `${name}${isDraft ? `-${documentWords.draft}` : ''}${endings[format]}`
}
