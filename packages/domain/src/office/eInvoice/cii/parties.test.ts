import { blankValues } from '@waldkerf/domain/office/editor/document'
import { expect, test } from 'vitest'
import { makeDocumentModel, type DocumentModelHead } from '@waldkerf/domain/office/documentModel/makeDocumentModel'
import { completeHead } from '@waldkerf/domain/office/documentModel/testing/documentModels'
import { invoiceXml } from './invoiceXml.ts'

const row = { ...blankValues, key: 'a', anzahl: '2', einheit: 'h', bez: 'Aufmaß', ep: '80' }
const { seller, buyer } = completeHead
const both = { ...buyer, vatId: 'ATU 1234 5675', country: 'AT' }

/** The XML of an invoice, on one line. */
const xml = (head: Partial<DocumentModelHead>, changes: Partial<typeof row> = {}) =>
  invoiceXml(makeDocumentModel({ ...completeHead, ...head }, [{ ...row, ...changes }]), 'zugferd').replaceAll(
    />\s+</g,
    '><',
  )

test('a seller with a Steuernummer alone is identified by it as well', () => {
  const written = xml({ seller: { ...seller, vatId: '' } })
  expect(written).toContain('<ram:SellerTradeParty><ram:ID>143/123/45678</ram:ID><ram:Name>')
  expect(written).toContain('<ram:ID schemeID="FC">143/123/45678</ram:ID>')
  expect(xml({})).toContain('<ram:SellerTradeParty><ram:Name>')
})

test('the buyer owes the tax: category, reason and both numbers', () => {
  const head = { taxCase: 'AE', rate: '0', exemption: 'Steuerschuldnerschaft des Leistungsempfängers' } as const
  const written = xml({ ...head, buyer: both })
  expect(written).toContain(
    '<ram:ExemptionReason>Steuerschuldnerschaft des Leistungsempfängers</ram:ExemptionReason>' +
      '<ram:BasisAmount>160.00</ram:BasisAmount><ram:CategoryCode>AE</ram:CategoryCode>' +
      '<ram:ExemptionReasonCode>VATEX-EU-AE</ram:ExemptionReasonCode>',
  )
  expect(written).toContain('<ram:CountryID>AT</ram:CountryID>')
  expect(written).toContain('<ram:ID schemeID="VA">ATU12345675</ram:ID>')
})

test('outside the scope of VAT nobody has a USt-IdNr. and lines no rate', () => {
  const written = xml({ taxCase: 'O', rate: '0', exemption: 'Nicht im Inland steuerbar', buyer: both })
  expect(written).not.toContain('schemeID="VA"')
  expect(written).toContain('<ram:SellerTradeParty><ram:ID>143/123/45678</ram:ID>')
  expect(written.match(/RateApplicablePercent>/g)).toHaveLength(2)
  expect(xml({ taxCase: 'O', rate: '0', seller: { ...seller, taxNumber: '' } })).toContain(
    '<ram:SellerTradeParty><ram:ID>DE123456789</ram:ID>',
  )
})

test('a supply of several days goes out as a period, and no day beside it', () => {
  const written = xml({ supplyEnd: '2026-11-18' })
  expect(written).toMatch(/BillingSpecifiedPeriod><ram:StartDateTime>.*20261112<.*20261118<.*BillingSpecifiedPeriod>/)
  expect(written).toContain('<ram:ApplicableHeaderTradeDelivery/>')
})

test('an invoice says when it is due and what is due, a cancellation is a corrected invoice and names the original', () => {
  const invoice = xml({ day: '2026-11-20', dueDay: '2026-12-04' })
  expect(invoice).toContain(
    '<ram:TypeCode>380</ram:TypeCode><ram:IssueDateTime><udt:DateTimeString format="102">20261120<',
  )
  expect(invoice).toContain('<ram:DueDateDateTime><udt:DateTimeString format="102">20261204<')
  expect(invoice).toContain('<ram:GrandTotalAmount>190.40</ram:GrandTotalAmount><ram:DuePayableAmount>190.40<')
  expect(invoice).not.toContain('InvoiceReferencedDocument')
  const original = { number: 'RE-2026-0007', day: '2026-11-02' }
  const cancellation = xml({ kind: 'cancellation', original })
  expect(cancellation).toContain('<ram:TypeCode>384</ram:TypeCode>')
  expect(cancellation).toContain('<ram:IssuerAssignedID>RE-2026-0007</ram:IssuerAssignedID>')
  expect(cancellation).toContain('<qdt:DateTimeString format="102">20261102<')
})

test('a line of nothing is one, whatever the signs of its numbers', () => {
  expect(xml({}, { anzahl: '0', ep: '-5' })).toContain('<ram:BilledQuantity unitCode="HUR">0</ram:BilledQuantity>')
})
