import { Big } from 'big.js'
import type { DocumentModel, DocumentModelLine } from '../../documentModel/documentModel.ts'
import { unitCode } from '../units.ts'
import { type Element, element, optional, withAttributes } from '../xml.ts'
import { lineTax } from './tax.ts'

/** No quantity is written as '-0'. */
const plain = (value: Big) => (value.eq(0) ? '0' : value.toFixed())

/** BG-25. A price must not be negative (BR-27): of a negative one both signs are turned, which leaves the amount. */
export function lineItem(line: DocumentModelLine, index: number, documentModel: DocumentModel): Element {
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
