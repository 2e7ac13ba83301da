import { isBlank } from '@waldkerf/domain/texts/blank'
import { documentLines, type DocumentModel } from '../../documentModel/documentModel.ts'
import { type EInvoiceProfile, profiles } from '../profiles.ts'
import { element, optional, toXml, withAttributes } from '../xml.ts'
import { lineItem } from './lineItem.ts'
import { buyerParty, sellerParty } from './parties.ts'
import { dayElement, settlement } from './settlement.ts'

const namespaces = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
}

/** UNTDID 1001: 380 is an invoice, 384 one that corrects another; offers are no invoices. */
const typeCode = (documentModel: DocumentModel) => (documentModel.kind === 'cancellation' ? '384' : '380')

const context = (profile: EInvoiceProfile) => {
  const { guideline, process } = profiles[profile]
  return element(
    'rsm:ExchangedDocumentContext',
    process !== '' && element('ram:BusinessProcessSpecifiedDocumentContextParameter', element('ram:ID', process)),
    element('ram:GuidelineSpecifiedDocumentContextParameter', element('ram:ID', guideline)),
  )
}

const note = (text: string) => !isBlank(text) && element('ram:IncludedNote', element('ram:Content', text))

/**
 * An invoice as structured data: EN 16931 in UN/CEFACT Cross Industry Invoice D16B. What is missing is left out; the
 * rules name it (`rules/checks.ts`).
 * @throws RangeError for an offer
 */
export function invoiceXml(documentModel: DocumentModel, profile: EInvoiceProfile): string {
  const { kind } = documentModel
  if (kind === 'offer' || kind === 'reminder') throw new RangeError(`this is no invoice: ${kind}`)
  const document = element(
    'rsm:ExchangedDocument',
    element('ram:ID', documentModel.number),
    element('ram:TypeCode', typeCode(documentModel)),
    dayElement('ram:IssueDateTime', documentModel.day),
    [documentModel.salutation, documentModel.cover, documentModel.closing].map(note),
  )
  const agreement = element(
    'ram:ApplicableHeaderTradeAgreement',
    optional('ram:BuyerReference', documentModel.buyer.reference),
    sellerParty(documentModel),
    buyerParty(documentModel),
  )
  const delivery = element(
    'ram:ApplicableHeaderTradeDelivery',
    // BG-14 stands with the settlement.
    documentModel.supplyDay !== '' &&
      documentModel.supplyEnd === '' &&
      element('ram:ActualDeliverySupplyChainEvent', dayElement('ram:OccurrenceDateTime', documentModel.supplyDay)),
  )
  const transaction = element(
    'rsm:SupplyChainTradeTransaction',
    documentLines(documentModel).map((line, index) => lineItem(line, index, documentModel)),
    agreement,
    delivery,
    settlement(documentModel),
  )
  const root = element('rsm:CrossIndustryInvoice', context(profile), document, transaction)
  return toXml(withAttributes(root, namespaces))
}
