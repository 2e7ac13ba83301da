import { type EInvoiceProfile, profiles } from '@waldkerf/domain/office/eInvoice/profiles'
import type { Document } from './sheet/sheet.ts'

/** The structured invoice attached to a PDF. */
export interface AttachedXml {
  profile: EInvoiceProfile
  text: string
}

/** Attaches the XML to the PDF as ZUGFeRD requires: as an alternative to the pages. */
export function attachXml(doc: Document, { profile, text }: AttachedXml, createdAt: Date): void {
  const options = {
    name: profiles[profile].attachment,
    type: 'text/xml',
    description: 'Rechnung als strukturierte Daten nach EN 16931',
    relationship: 'Alternative',
    creationDate: createdAt,
    modifiedDate: createdAt,
  }
  doc.file(new TextEncoder().encode(text) as Buffer, options)
}
