import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { taxRules } from '@waldkerf/domain/office/tax/taxCases'
import { type Element, element, optional } from '../xml.ts'

/** BG-30, of a line; outside the scope of VAT it has no rate (BR-O-05). */
export const lineTax = ({ taxCase, rate }: Pick<DocumentModel, 'taxCase' | 'rate'>): Element =>
  element(
    'ram:ApplicableTradeTax',
    element('ram:TypeCode', 'VAT'),
    element('ram:CategoryCode', taxCase),
    taxRules[taxCase].hasRate && element('ram:RateApplicablePercent', rate),
  )

/** BG-23, one per rate; XRechnung asks for the rate in every case (BR-DE-14), and allows 0. */
export const taxBreakdown = ({ rates, taxCase, exemption }: DocumentModel): Element[] =>
  rates.map(({ rate, net, vat }) =>
    element(
      'ram:ApplicableTradeTax',
      element('ram:CalculatedAmount', vat),
      element('ram:TypeCode', 'VAT'),
      optional('ram:ExemptionReason', exemption),
      element('ram:BasisAmount', net),
      element('ram:CategoryCode', taxCase),
      optional('ram:ExemptionReasonCode', taxRules[taxCase].reasonCode),
      element('ram:RateApplicablePercent', rate),
    ),
  )
