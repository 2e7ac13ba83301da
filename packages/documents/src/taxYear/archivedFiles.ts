import { documentLines, type DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { buyersProfile } from '@waldkerf/domain/office/eInvoice/profiles'
import { eInvoiceFindings } from '@waldkerf/domain/office/eInvoice/rules/checks'
import { unknownUnits } from '@waldkerf/domain/office/eInvoice/units'
import { makeDispatchFiles } from '../makeDocument.ts'
import type { ReadPicture } from '../pictures.ts'

/**
 * An archived invoice as PDF, and as XML where it keeps all rules, the same each time.
 * @throws as `makeDispatchFiles`
 */
export function makeArchivedFiles(model: DocumentModel, readPicture: ReadPicture, createdAt: Date) {
  const sent = { ...model, unitsAsPieces: unknownUnits(documentLines(model)) }
  const isStructured = eInvoiceFindings(sent, buyersProfile(model)).length === 0
  return makeDispatchFiles(sent, isStructured, readPicture, createdAt)
}
