import { type EInvoiceProfile, profiles } from '@waldkerf/domain/office/eInvoice/profiles'
import type { Document } from './sheet/sheet.ts'

type Property = readonly [
  name: string,
  type: 'Integer' | 'Text',
  category: 'internal' | 'external',
  description: string,
]

/** Properties of the XMP metadata that PDF/A does not know by itself. */
interface Extension {
  name: string
  namespace: string
  prefix: string
  properties: readonly Property[]
}

const accessibility: Extension = {
  name: 'PDF/UA identification schema',
  namespace: 'http://www.aiim.org/pdfua/ns/id/',
  prefix: 'pdfuaid',
  properties: [['part', 'Integer', 'internal', 'The part of ISO 14289 to which the document conforms']],
}

const invoice: Extension = {
  name: 'Factur-X PDFA Extension Schema',
  namespace: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
  prefix: 'fx',
  properties: [
    ['DocumentFileName', 'Text', 'external', 'The name of the embedded XML document'],
    ['DocumentType', 'Text', 'external', 'The type of the hybrid document in capital letters, e.g. INVOICE or ORDER'],
    ['Version', 'Text', 'external', 'The actual version of the standard applying to the embedded XML document'],
    ['ConformanceLevel', 'Text', 'external', 'The conformance level of the embedded XML document'],
  ],
}

/** The profile's name in the XMP metadata, as Factur-X defines it. */
const levels: Readonly<Record<EInvoiceProfile, { level: string; version: string }>> = {
  zugferd: { level: 'EN 16931', version: '1.0' },
  xrechnung: { level: 'XRECHNUNG', version: '3.0' },
}

const declaredProperty = ([name, type, category, description]: Property) => `
  <rdf:li rdf:parseType="Resource">
    <pdfaProperty:name>${name}</pdfaProperty:name>
    <pdfaProperty:valueType>${type}</pdfaProperty:valueType>
    <pdfaProperty:category>${category}</pdfaProperty:category>
    <pdfaProperty:description>${description}</pdfaProperty:description>
  </rdf:li>`

const declared = ({ name, namespace, prefix, properties }: Extension) => `
  <rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>${name}</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>${prefix}</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>${properties.map(declaredProperty).join('')}
    </rdf:Seq></pdfaSchema:property>
  </rdf:li>`

/** PDF/A allows other properties only with a schema that declares them; all schemas stand in one list. */
const schemas = (extensions: readonly Extension[]) => `
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag>${extensions.map(declared).join('')}
  </rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`

const description = ({ prefix, namespace }: Extension, values: Readonly<Record<string, string>>) => `
<rdf:Description rdf:about="" xmlns:${prefix}="${namespace}">${Object.entries(values)
  .map(([name, value]) => `\n  <${prefix}:${name}>${value}</${prefix}:${name}>`)
  .join('')}
</rdf:Description>`

/** Says in the file that it is PDF/UA-1, and which profile's invoice is attached to it. */
export function writeMetadata(doc: Document, profile: EInvoiceProfile | undefined): void {
  doc.appendXML(schemas(profile ? [accessibility, invoice] : [accessibility]))
  doc.appendXML(description(accessibility, { part: '1' }))
  if (!profile) return
  const { level, version } = levels[profile]
  doc.appendXML(
    description(invoice, {
      DocumentType: 'INVOICE',
      DocumentFileName: profiles[profile].attachment,
      Version: version,
      ConformanceLevel: level,
    }),
  )
}
