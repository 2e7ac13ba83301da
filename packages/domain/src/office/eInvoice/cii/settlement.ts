import { Big } from 'big.js'
import { isBlank } from '@waldkerf/domain/texts/blank'
import { amountDue, deductedAmount, type DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
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

/** BT-20: Skonto in the notation of XRechnung (BR-DE-18), which ends each line with a line feed. */
const discountTerms = ({ kind, discount }: DocumentModel) =>
  kind === 'invoice' && discount
    ? `#SKONTO#TAGE=${discount.skonto_tage}#PROZENT=${new Big(discount.skonto_prozent).toFixed(2)}#\n`
    : ''

/** BG-14: the days that a supply took. */
const period = ({ supplyDay, supplyEnd }: DocumentModel) =>
  supplyEnd !== '' &&
  element(
    'ram:BillingSpecifiedPeriod',
    dayElement('ram:StartDateTime', supplyDay),
    dayElement('ram:EndDateTime', supplyEnd),
  )

const summation = (documentModel: DocumentModel) => {
  const { net, vat, gross, deductions } = documentModel
  return element(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    element('ram:LineTotalAmount', net),
    element('ram:TaxBasisTotalAmount', net),
    withAttributes(element('ram:TaxTotalAmount', vat), { currencyID: 'EUR' }),
    element('ram:GrandTotalAmount', gross),
    // BT-113: what was received for instalments.
    deductions !== undefined && element('ram:TotalPrepaidAmount', deductedAmount(documentModel)),
    element('ram:DuePayableAmount', amountDue(documentModel)),
  )
}

/** BG-3, a preceding invoice. */
const referenced = (number: string, day: string) =>
  element(
    'ram:InvoiceReferencedDocument',
    element('ram:IssuerAssignedID', number),
    dayElement('ram:FormattedIssueDateTime', day, 'qdt'),
  )

/** The amount due, how and when it is paid, and the invoices that it refers to. */
export const settlement = (documentModel: DocumentModel): Element =>
  element(
    'ram:ApplicableHeaderTradeSettlement',
    element('ram:PaymentReference', documentModel.number),
    element('ram:InvoiceCurrencyCode', 'EUR'),
    paymentMeans(documentModel.seller),
    taxBreakdown(documentModel),
    period(documentModel),
    documentModel.dueDay !== '' &&
      element(
        'ram:SpecifiedTradePaymentTerms',
        optional('ram:Description', discountTerms(documentModel)),
        dayElement('ram:DueDateDateTime', documentModel.dueDay),
      ),
    summation(documentModel),
    documentModel.original && referenced(documentModel.original.number, documentModel.original.day),
    documentModel.deductions?.map(({ nummer, datum }) => referenced(nummer, datum)),
  )
