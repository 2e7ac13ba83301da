import { archivedSource, invoiceDocumentModel } from '@waldkerf/domain/office/documentModel/invoiceAndOffer'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { archiveInvoice } from '../handlers/office/archive.ts'
import type { World } from '../seed/world.ts'

/** Every invoice of the example world as it is sent, archived or not. */
export function seedDocumentModels(world: World): DocumentModel[] {
  const positions = Map.groupBy(world.positions, ({ rechnung_id }) => rechnung_id)
  return world.invoices.map((invoice) =>
    invoiceDocumentModel(archivedSource(archiveInvoice(world, invoice, positions.get(invoice.id) ?? []))),
  )
}
