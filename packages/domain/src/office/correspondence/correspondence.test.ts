import { blankValues } from '../editor/document.ts'
import { expect, test } from 'vitest'
import { letterFacts } from '../documentModel/letterhead.ts'
import { makeDocumentModel } from '../documentModel/makeDocumentModel.ts'
import { completeHead } from '../documentModel/testing/documentModels.ts'
import { documentTitle } from '../documentModel/words.ts'
import { invoiceGiroCode } from '../giro/invoiceGiroCode.ts'
import { paymentFacts } from '../giro/paymentFacts.ts'
import { dispatchMail, longestSubject } from './dispatchMail.ts'
import { exampleReminder } from './exampleReminder.testing.ts'
import { reminderModel } from './reminderModel.ts'
import { reminderText } from './reminderText.ts'

const row = { ...blankValues, key: 'a', anzahl: '10', einheit: 'h', bez: 'Aufmaß', ep: '100' }
const invoice = makeDocumentModel({ ...completeHead, number: 'RE-2026-0041', day: '2026-10-01', rate: '19' }, [row])
const standing = { brutto: '1190.00', bezahlt: '190.00', offen: '1000.00', faellig: '2026-10-31' }
const spaced = (text: string) => text.replaceAll('\u00A0', ' ')

test('the reminder that is offered names invoice, amounts and days', () => {
  const text = spaced(reminderText(invoice, standing, '2026-11-20'))
  expect(text).toContain('Rechnung RE-2026-0041 vom 01.10.2026 über 1.190,00 € war am 31.10.2026 fällig')
  expect(text).toContain('190,00 € erhalten; offen sind noch 1.000,00 €')
  expect(text).toContain('bis zum 30.11.2026')
  expect(text.startsWith(invoice.salutation)).toBe(true)
  const unpaid = reminderText({ ...invoice, salutation: ' ' }, { ...standing, bezahlt: '0.00' }, '2026-11-20')
  expect(unpaid).toContain('Einen Zahlungseingang konnten wir bisher nicht feststellen.')
  expect(unpaid.startsWith('Sehr geehrte Damen und Herren,')).toBe(true)
})

test('a reminder asks for what is open, at the account that was kept with it', () => {
  const model = reminderModel(exampleReminder)
  expect(documentTitle(model)).toBe('Zahlungserinnerung RE-2026-0041')
  expect(letterFacts(model)).toContainEqual(['Rechnung', 'RE-2026-0041 vom 01.10.2026'])
  expect(letterFacts(model)).toContainEqual(['Datum', '20.11.2026'])
  expect(spaced(paymentFacts(model)[0]?.[1] ?? '')).toBe('31.10.2026 · 1.000,00 €')
  const asked = reminderModel({ ...exampleReminder, text: reminderText(invoice, standing, '2026-11-20') })
  expect(paymentFacts(asked).map(([name, value]) => `${name} ${spaced(value)}`)).toContain(
    'Zahlbar bis 30.11.2026 · 1.000,00 €',
  )
  expect(letterFacts(asked)).toContainEqual(['Zahlbar bis', '30.11.2026'])
  expect(invoiceGiroCode(model)).toEqual(invoiceGiroCode({ ...invoice, ...model, kind: 'invoice' }))
  expect(invoiceGiroCode(model)).toBeDefined()
})

test.each([
  [invoice, 'Rechnung RE-2026-0041', 'unsere Rechnung RE-2026-0041 vom 01.10.2026 über 1.190,00 €'],
  [{ ...invoice, kind: 'offer' as const, number: 'AN-2026-0012' }, 'Angebot AN-2026-0012', 'unser Angebot'],
  [
    { ...invoice, kind: 'cancellation' as const, original: { number: 'RE-2026-0001', day: '2026-01-02' } },
    'Stornorechnung RE-2026-0041',
    'zu unserer Rechnung RE-2026-0001',
  ],
  [reminderModel(exampleReminder), 'Zahlungserinnerung RE-2026-0041', 'Offen sind noch 1.000,00 €'],
])('the mail of a document names it and is addressed to the client', (model, subject, words) => {
  const mail = dispatchMail(model, '2026-10-31')
  expect(mail.to).toBe(model.buyer.email)
  expect(mail.subject).toBe(`${subject} – ${model.seller.name}`)
  expect(spaced(mail.text)).toContain(words)
  expect(mail.text.endsWith(model.seller.name)).toBe(true)
})

test.each([invoice, { ...invoice, kind: 'cancellation' as const }])(
  'the mail of an invoice names the files that really go along: $kind',
  (model) => {
    expect(dispatchMail(model, '2026-10-31', true).text).toContain(' als PDF und als XML-Datei.')
    expect(dispatchMail(model, '2026-10-31', false).text).toContain(' als PDF.')
    expect(dispatchMail(model, '2026-10-31').text).not.toContain('XML')
  },
)

const asked = (today: string) => dispatchMail({ ...invoice, dueDay: '2026-10-31' }, today).text
test('the mail of an invoice asks to pay by its due date, and never by a day that is over', () => {
  expect(asked('2026-10-31')).toContain('Bitte überweisen Sie den Betrag bis zum 31.10.2026.')
  expect(asked('2026-11-01')).toContain('Bitte überweisen Sie den Betrag nach Erhalt dieser Rechnung.')
  expect(asked('2026-11-01')).not.toContain('31.10.2026')
})

test('a long firm is cut in the subject', () => {
  const seller = { ...invoice.seller, name: 'Büro\n'.repeat(90) }
  expect(dispatchMail({ ...invoice, seller }, '2026-10-31').subject.length).toBeLessThanOrEqual(longestSubject)
})
