import { invoiceXml } from '@waldkerf/domain/office/eInvoice/cii/invoiceXml'
import type { EInvoiceProfile } from '@waldkerf/domain/office/eInvoice/profiles'
import { eInvoiceFindings } from '@waldkerf/domain/office/eInvoice/rules/checks'
import type { Finding } from '@waldkerf/domain/office/eInvoice/rules/rule'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'

/** The XML with the faults found in it; both lists are empty if it may be sent. */
export interface CheckedInvoice {
  xml: string
  /** Broken rules of EN 16931, XRechnung and the law, each with the field to correct. */
  findings: readonly Finding[]
  /** The schema's findings; checked only if all rules hold. */
  schemaFindings: readonly string[]
}

export type CheckStep = 'rules' | 'schema' | 'done'

/**
 * The structured invoice of a document, checked by the rules and then by the schema. The schema and its validator are
 * loaded on first use.
 * @param onStep called at the start of each step
 * @param validate replaced in tests, which have no workers
 * @throws RangeError for an offer; Error when the validator does not load
 */
export async function checkInvoice(
  model: DocumentModel,
  profile: EInvoiceProfile,
  onStep: (step: CheckStep) => void = () => {},
  validate: (xml: string) => Promise<string[]> = validateBySchema,
): Promise<CheckedInvoice> {
  onStep('rules')
  const xml = invoiceXml(model, profile)
  const findings = eInvoiceFindings(model, profile)
  if (findings.length > 0) return { xml, findings, schemaFindings: [] }
  onStep('schema')
  const schemaFindings = await validate(xml)
  onStep('done')
  return { xml, findings, schemaFindings }
}

async function validateBySchema(xml: string): Promise<string[]> {
  const { schemaFindings } = await import('./schemaFindings.ts')
  return schemaFindings(xml)
}
