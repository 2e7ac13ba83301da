import { isBlank } from '@waldkerf/domain/texts/blank'
import type { Paper } from '../../paper/paper.ts'
import { type Element, element, optional, withAttributes } from '../xml.ts'
import { taxBreakdown } from './tax.ts'

const compact = (day: string) => day.replaceAll('-', '')

/** A day in format 102, `YYYYMMDD`; header and references take it from different namespaces. */
export const dayOf = (name: string, day: string, prefix: 'udt' | 'qdt' = 'udt'): Element =>
  element(name, withAttributes(element(`${prefix}:DateTimeString`, compact(day)), { format: '102' }))

const paymentMeans = ({ bank }: Paper['seller']) =>
  element(
    'ram:SpecifiedTradeSettlementPaymentMeans',
    // 58: SEPA credit transfer.
    element('ram:TypeCode', '58'),
    element(
      'ram:PayeePartyCreditorFinancialAccount',
      element('ram:IBANID', bank.iban.replaceAll(/\s/g, '').toUpperCase()),
      optional('ram:AccountName', bank.holder),
    ),
    !isBlank(bank.bic) && element('ram:PayeeSpecifiedCreditorFinancialInstitution', element('ram:BICID', bank.bic)),
  )

/** BG-14: the days that a supply took. */
const period = ({ supplyDay, supplyEnd }: Paper) =>
  supplyEnd !== '' &&
  element('ram:BillingSpecifiedPeriod', dayOf('ram:StartDateTime', supplyDay), dayOf('ram:EndDateTime', supplyEnd))

const summation = ({ net, vat, gross }: Paper) =>
  element(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    element('ram:LineTotalAmount', net),
    element('ram:TaxBasisTotalAmount', net),
    withAttributes(element('ram:TaxTotalAmount', vat), { currencyID: 'EUR' }),
    element('ram:GrandTotalAmount', gross),
    element('ram:DuePayableAmount', gross),
  )

/** What is to be paid, how and when, and what a cancellation refers to. */
export const settlement = (paper: Paper): Element =>
  element(
    'ram:ApplicableHeaderTradeSettlement',
    element('ram:PaymentReference', paper.number),
    element('ram:InvoiceCurrencyCode', 'EUR'),
    paymentMeans(paper.seller),
    taxBreakdown(paper),
    period(paper),
    paper.dueDay !== '' && element('ram:SpecifiedTradePaymentTerms', dayOf('ram:DueDateDateTime', paper.dueDay)),
    summation(paper),
    paper.original &&
      element(
        'ram:InvoiceReferencedDocument',
        element('ram:IssuerAssignedID', paper.original.number),
        dayOf('ram:FormattedIssueDateTime', paper.original.day, 'qdt'),
      ),
  )
