import { isBlank } from '@waldkerf/domain/texts/blank'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { type Element, element, optional, withAttributes } from '../xml.ts'
import { taxBreakdown } from './tax.ts'

const compact = (day: string) => day.replaceAll('-', '')

/** A day in format 102, `YYYYMMDD`; header and references take it from different namespaces. */
export const dayElement = (name: string, day: string, prefix: 'udt' | 'qdt' = 'udt'): Element =>
  element(name, withAttributes(element(`${prefix}:DateTimeString`, compact(day)), { format: '102' }))

const paymentMeans = ({ bank }: DocumentModel['seller']) =>
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
const period = ({ supplyDay, supplyEnd }: DocumentModel) =>
  supplyEnd !== '' &&
  element(
    'ram:BillingSpecifiedPeriod',
    dayElement('ram:StartDateTime', supplyDay),
    dayElement('ram:EndDateTime', supplyEnd),
  )

const summation = ({ net, vat, gross }: DocumentModel) =>
  element(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    element('ram:LineTotalAmount', net),
    element('ram:TaxBasisTotalAmount', net),
    withAttributes(element('ram:TaxTotalAmount', vat), { currencyID: 'EUR' }),
    element('ram:GrandTotalAmount', gross),
    element('ram:DuePayableAmount', gross),
  )

/** The amount due, how and when it is paid, and the invoice that a cancellation refers to. */
export const settlement = (documentModel: DocumentModel): Element =>
  element(
    'ram:ApplicableHeaderTradeSettlement',
    element('ram:PaymentReference', documentModel.number),
    element('ram:InvoiceCurrencyCode', 'EUR'),
    paymentMeans(documentModel.seller),
    taxBreakdown(documentModel),
    period(documentModel),
    documentModel.dueDay !== '' &&
      element('ram:SpecifiedTradePaymentTerms', dayElement('ram:DueDateDateTime', documentModel.dueDay)),
    summation(documentModel),
    documentModel.original &&
      element(
        'ram:InvoiceReferencedDocument',
        element('ram:IssuerAssignedID', documentModel.original.number),
        dayElement('ram:FormattedIssueDateTime', documentModel.original.day, 'qdt'),
      ),
  )
