import { expect, test } from 'vitest'
import type { Deduction, OrderInvoice } from '@waldkerf/domain/entities/documents/orders'
import { dispatchMail } from '../correspondence/dispatchMail.ts'
import { amountDue, isPaidBefore } from '../documentModel/documentModel.ts'
import { deductionText, dueLine } from '../documentModel/figures.ts'
import { letterFacts } from '../documentModel/letterhead.ts'
import { makeDocumentModel, type DocumentModelHead } from '../documentModel/makeDocumentModel.ts'
import { completeHead } from '../documentModel/testing/documentModels.ts'
import { documentTitle } from '../documentModel/words.ts'
import { blankValues } from '../editor/document.ts'
import { invoiceXml } from '../eInvoice/cii/invoiceXml.ts'
import { invoiceGiroCode } from '../giro/invoiceGiroCode.ts'
import { paymentFacts } from '../giro/paymentFacts.ts'
import { orderFigures, orderStage, standingInstalments } from './orderFigures.ts'

const received = (brutto: string): Deduction => ({
  nummer: 'RE-2026-0031',
  datum: '2026-09-01',
  ust_satz: '16',
  steuerfall: 'S',
  netto: '50.00',
  ust: '8.00',
  brutto,
  berechnet: '116.00',
})
const row = { ...blankValues, key: 'a', anzahl: '2', einheit: 'h', bez: 'Aufmaß', ep: '80' }
const invoice = (head: Partial<DocumentModelHead>) => makeDocumentModel({ ...completeHead, ...head }, [row])
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

test('a final invoice deducts what was received and names each instalment, in print and in the e-invoice', () => {
  const model = invoice({ part: 'schluss', deductions: [received('58.00')] })
  expect(documentTitle(model)).toBe('Schlussrechnung RE-2026-0041')
  expect([model.gross, amountDue(model)]).toEqual(['190.40', '132.40'])
  expect(plain(deductionText(model))).toBe(
    'Abzüglich erhaltener Abschlagszahlungen:\nRE-2026-0031 vom 01.09.2026, netto 50,00 €, USt 16 % 8,00 €, -58,00 €',
  )
  expect(plain(dueLine(model).join(' '))).toBe('Noch zu zahlen 132,40 €')
  expect(plain(paymentFacts(model)[0]?.[1] ?? '')).toBe('04.12.2026 · 132,40 €')
  const xml = invoiceXml(model, 'xrechnung')
  expect(xml).toContain('<ram:TypeCode>380</ram:TypeCode>')
  expect(xml).toContain('<ram:TotalPrepaidAmount>58.00</ram:TotalPrepaidAmount>')
  expect(xml).toContain('<ram:DuePayableAmount>132.40</ram:DuePayableAmount>')
  expect(xml).toContain('<ram:IssuerAssignedID>RE-2026-0031</ram:IssuerAssignedID>')
})

test('one that is paid before asks for nothing, and says what is paid back', () => {
  const model = invoice({ part: 'schluss', deductions: [received('200.00')] })
  expect(isPaidBefore(model)).toBe(true)
  expect(plain(dueLine(model).join(' '))).toBe('Guthaben zu Ihren Gunsten 9,60 €')
  expect(paymentFacts(model)).toEqual([])
  expect(invoiceGiroCode(model)).toBeUndefined()
  expect(letterFacts(model).map(([name]) => name)).not.toContain('Fällig am')
  expect(plain(dispatchMail(model, '2026-11-20').text)).toContain('als PDF. Guthaben zu Ihren Gunsten: 9,60 €.')
})

test('an invoice with Skonto says the last day and the amount, in print, mail and e-invoice; the code asks for all', () => {
  const discount = { skonto_tage: 10, skonto_prozent: '2.5' }
  const model = invoice({ discount })
  expect(paymentFacts(model).map((fact) => plain(fact.join(': ')))).toContain(
    'Mit 2,5 % Skonto: bis 30.11.2026 · 185,64 € (4,76 € weniger)',
  )
  const xml = invoiceXml(model, 'xrechnung')
  expect(xml).toContain('<ram:Description>#SKONTO#TAGE=10#PROZENT=2.50#\n</ram:Description>')
  expect(xml).toContain('<ram:DuePayableAmount>190.40</ram:DuePayableAmount>')
  expect(invoiceGiroCode(model)).toEqual(invoiceGiroCode(invoice({})))
  const words = 'Bei Zahlung bis zum 30.11.2026 ziehen Sie bitte 2,5 % Skonto (4,76 €) ab: 185,64 €.'
  expect(plain(dispatchMail(model, '2026-11-30').text)).toContain(words)
  expect(plain(dispatchMail(model, '2026-12-01').text)).not.toContain('Skonto')
  const offer = invoice({ kind: 'offer', discount })
  expect(plain(letterFacts(offer).flat().join(' '))).toContain('Skonto 2,5 % in 10 Tagen')
  const before = { ...received('58.00'), skonto: '1.16' }
  const final = invoice({ part: 'schluss', deductions: [before], discount })
  expect(plain(deductionText(final))).toContain(
    'RE-2026-0031 vom 01.09.2026, netto 50,00 €, USt 16 % 8,00 €, -58,00 €, darin Skonto 1,16 €',
  )
  expect(plain(paymentFacts(final).join(' '))).toContain('bis 30.11.2026 · 129,09 € (3,31 € weniger)')
  const paid = invoice({ part: 'schluss', deductions: [received('200.00')], discount })
  expect(invoiceXml({ ...paid, kind: 'cancellation' }, 'xrechnung')).not.toContain('#SKONTO#')
})

test('an instalment is a partial invoice', () => {
  const model = invoice({ part: 'abschlag' })
  expect(documentTitle(model)).toBe('Abschlagsrechnung RE-2026-0041')
  expect(invoiceXml(model, 'zugferd')).toContain('<ram:TypeCode>326</ram:TypeCode>')
  expect(documentTitle({ ...model, kind: 'cancellation' })).toBe('Stornorechnung RE-2026-0041')
})

test('an order’s figures leave drafts out, and add up', () => {
  const amounts = { netto: '100.00', ust_satz: '19', ust: '19.00', brutto: '119.00', ueberzahlt: '0.00' }
  const common = { teil: 'abschlag', datum: '2026-09-01', ...amounts } as const
  const rechnungen = [
    { ...common, id: 1, nummer: 'a', gefordert: '119.00', bezahlt: '19.00', offen: '100.00', zustand: 'teilbezahlt' },
    { ...common, id: 2, nummer: 'b', gefordert: '119.00', bezahlt: '0.00', offen: '0.00', zustand: 'entwurf' },
    { ...common, id: 3, nummer: 'c', gefordert: '0.00', bezahlt: '0.00', offen: '0.00', zustand: 'storniert' },
  ] as const
  expect(orderFigures({ brutto: '1190.00', rechnungen: [...rechnungen] })).toEqual({
    ordered: '1190.00',
    invoiced: '119.00',
    received: '19.00',
    open: '100.00',
    owedBack: '0.00',
    rest: '1071.00',
  })
  expect(standingInstalments({ rechnungen: [...rechnungen] }).map(({ id }) => id)).toEqual([1])
  const stage = (brutto: string, ...more: OrderInvoice[]) =>
    orderStage({ brutto, rechnungen: [...rechnungen, ...more] })
  const final = { ...rechnungen[1], id: 4, teil: 'schluss' } as const
  expect(stage('1190.00')).toBe('open')
  expect(stage('119.00')).toBe('invoiced')
  expect(stage('1190.00', final)).toBe('final')
  expect(stage('1190.00', { ...final, zustand: 'storniert' })).toBe('open')
})
