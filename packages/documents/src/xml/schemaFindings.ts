import { validateXML } from 'xmllint-wasm'
import { imported, schema } from './schemaFiles.ts'

/**
 * Findings of the schema of EN 16931 against a structured invoice, in the words of the validator; empty when it is valid.
 * The validator works in a worker of its own.
 * @throws when its code does not load, or the XML is none at all
 */
export async function schemaFindings(xml: string): Promise<string[]> {
  const result = await validateXML({ xml: { fileName: 'invoice.xml', contents: xml }, schema, preload: imported })
  return result.errors.map(({ message }) => message)
}
