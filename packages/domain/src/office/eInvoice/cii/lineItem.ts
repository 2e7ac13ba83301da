import { Big } from 'big.js'
import type { PaperLine } from '../../paper/paper.ts'
import { unitCode } from '../units.ts'
import { type Element, element, optional, withAttributes } from '../xml.ts'
import { taxCategory } from './tax.ts'

/** BG-25. A price must not be negative (BR-27): of a negative one both signs are turned, which leaves the amount. */
export function lineItem(line: PaperLine, index: number, rate: string): Element {
  const isNegative = new Big(line.price).lt(0)
  const price = new Big(line.price).abs().toFixed()
  const quantity = new Big(line.quantity).times(isNegative ? -1 : 1).toFixed()
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
      element(
        'ram:ApplicableTradeTax',
        element('ram:TypeCode', 'VAT'),
        element('ram:CategoryCode', taxCategory(rate)),
        element('ram:RateApplicablePercent', rate),
      ),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', element('ram:LineTotalAmount', line.amount)),
    ),
  )
}
