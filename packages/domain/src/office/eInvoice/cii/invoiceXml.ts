import { isBlank } from '@waldkerf/domain/texts/blank'
import {
  documentLines,
  type DocumentModel,
  type DocumentModelLine,
} from '@waldkerf/domain/office/documentModel/documentModel'
import { deductionText } from '@waldkerf/domain/office/documentModel/figures'
import { type EInvoiceProfile, profiles } from '../profiles.ts'
import { element, optional, toXml, withAttributes, type Element } from '../xml.ts'
import { buyerParty, sellerParty } from './parties.ts'
import { dayElement, settlement } from './settlement.ts'
import { Big } from 'big.js'
import { unitCode } from '../units.ts'
import { lineTax } from './tax.ts'

/** Zero is never written as '-0'. */
const plain = (value: Big) => (value.eq(0) ? '0' : value.toFixed())

/** BG-25. A price must not be negative (BR-27): both signs are reversed then, which leaves the amount unchanged. */
function lineItem(line: DocumentModelLine, index: number, documentModel: DocumentModel): Element {
  const isNegative = new Big(line.price).lt(0)
  const price = plain(new Big(line.price).abs())
  const quantity = plain(new Big(line.quantity).times(isNegative ? -1 : 1))
  return element(
    'ram:IncludedSupplyChainTradeLineItem',
    element('ram:AssociatedDocumentLineDocument', element('ram:LineID', String(index + 1))),
    element('ram:SpecifiedTradeProduct', element('ram:Name', line.text), optional('ram:Description', line.explanation)),
    element(
      'ram:SpecifiedLineTradeAgreement',
      element('ram:NetPriceProductTradePrice', element('ram:ChargeAmount', price)),
    ),
    element(
      'ram:SpecifiedLineTradeDelivery',
      withAttributes(element('ram:BilledQuantity', quantity), { unitCode: unitCode(line.unit) }),
    ),
    element(
      'ram:SpecifiedLineTradeSettlement',
      lineTax(documentModel),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', element('ram:LineTotalAmount', line.amount)),
    ),
  )
}

const namespaces = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
}

/** UNTDID 1001: 380 is an invoice, 326 a partial one, 384 one that corrects another; offers are no invoices. */
const typeCode = ({ kind, part }: DocumentModel) =>
  kind === 'cancellation' ? '384' : part === 'abschlag' ? '326' : '380'

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
    [documentModel.salutation, documentModel.cover, deductionText(documentModel), documentModel.closing].map(note),
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
