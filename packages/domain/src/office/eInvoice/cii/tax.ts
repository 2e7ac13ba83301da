import { Big } from 'big.js'
import type { Paper } from '../../paper/paper.ts'
import { type Element, element, optional } from '../xml.ts'

/** S: the standard or reduced rate; E: exempt, which needs a reason. */
export const taxCategory = (rate: string): 'S' | 'E' => (new Big(rate).eq(0) ? 'E' : 'S')

/** BG-23, one per rate. */
export const taxBreakdown = ({ rates, exemption }: Paper): Element[] =>
  rates.map(({ rate, net, vat }) =>
    element(
      'ram:ApplicableTradeTax',
      element('ram:CalculatedAmount', vat),
      element('ram:TypeCode', 'VAT'),
      taxCategory(rate) === 'E' && optional('ram:ExemptionReason', exemption),
      element('ram:BasisAmount', net),
      element('ram:CategoryCode', taxCategory(rate)),
      element('ram:RateApplicablePercent', rate),
    ),
  )
