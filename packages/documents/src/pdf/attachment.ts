import { type EInvoiceProfile, profiles } from '@waldkerf/domain/office/eInvoice/profiles'
import type { Document } from './sheet/sheet.ts'

/** The structured invoice attached to a PDF. */
export interface AttachedXml {
  profile: EInvoiceProfile
  text: string
}

/** The profile's name in the XMP metadata, as Factur-X defines it. */
const levels: Readonly<Record<EInvoiceProfile, { level: string; version: string }>> = {
  zugferd: { level: 'EN 16931', version: '1.0' },
  xrechnung: { level: 'XRECHNUNG', version: '3.0' },
}

const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

const property = (name: string, description: string) => `
  <rdf:li rdf:parseType="Resource">
    <pdfaProperty:name>${name}</pdfaProperty:name>
    <pdfaProperty:valueType>Text</pdfaProperty:valueType>
    <pdfaProperty:category>external</pdfaProperty:category>
    <pdfaProperty:description>${description}</pdfaProperty:description>
  </rdf:li>`

/** PDF/A allows custom properties in the XMP metadata only with a schema that declares them. */
const schema = `
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>${[
      property('DocumentFileName', 'The name of the embedded XML document'),
      property('DocumentType', 'The type of the hybrid document in capital letters, e.g. INVOICE or ORDER'),
      property('Version', 'The actual version of the standard applying to the embedded XML document'),
      property('ConformanceLevel', 'The conformance level of the embedded XML document'),
    ].join('')}
    </rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`

const description = (fileName: string, { level, version }: { level: string; version: string }) => `
<rdf:Description rdf:about="" xmlns:fx="${namespace}">
  <fx:DocumentType>INVOICE</fx:DocumentType>
  <fx:DocumentFileName>${fileName}</fx:DocumentFileName>
  <fx:Version>${version}</fx:Version>
  <fx:ConformanceLevel>${level}</fx:ConformanceLevel>
</rdf:Description>`

/** Attaches the XML to the PDF as ZUGFeRD requires: as an alternative to the pages, named in the XMP metadata. */
export function attachXml(doc: Document, { profile, text }: AttachedXml, createdAt: Date): void {
  const name = profiles[profile].attachment
  const options = {
    name,
    type: 'text/xml',
    description: 'Rechnung als strukturierte Daten nach EN 16931',
    relationship: 'Alternative',
    creationDate: createdAt,
    modifiedDate: createdAt,
  }
  doc.file(new TextEncoder().encode(text) as Buffer, options)
  doc.appendXML(schema)
  doc.appendXML(description(name, levels[profile]))
}
