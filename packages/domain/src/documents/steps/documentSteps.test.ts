import { describe, expect, test } from 'vitest'
import { offerStatuses } from '@waldkerf/domain/entities/documents/offers'
import { paymentStates } from '@waldkerf/domain/entities/documents/paymentStates'
import { takenBy } from '@waldkerf/domain/office/payments/paymentRules'
import { mayFollow } from '@waldkerf/domain/office/workplace/offerStatus'
import { documentStages } from './documentStages.ts'
import { type DocumentStep, documentSteps, type InvoiceFacts, type OfferFacts, statusAfter } from './documentSteps.ts'
import { haveFailed, isOverdueMail, type MailState, mailState } from './mailState.ts'
import { offerRowStep } from './offerRowStep.ts'

const mails: readonly MailState[] = ['none', 'queued', 'delivered', 'refused']
const yesOrNo = [false, true]
const states = [...paymentStates, 'fixed'] as const

const offer = (part: Partial<OfferFacts>): OfferFacts => ({
  kind: 'offer',
  status: 'entwurf',
  validity: 'valid',
  mail: 'none',
  hasInvoice: part.status === 'abgerechnet',
  ...part,
})
const invoice = (part: Partial<InvoiceFacts>): InvoiceFacts => ({
  kind: 'invoice',
  state: 'entwurf',
  mail: 'none',
  isOwed: part.state === 'ueberzahlt',
  isCancellation: false,
  isCancelled: part.state === 'storniert' || part.state === 'ersetzt',
  hasOffer: false,
  isReminded: false,
  hasReminders: part.isReminded ?? false,
  ...part,
})
/** The steps as one text, 'main beside beside'; '-' for no main step. */
const front = (facts: OfferFacts | InvoiceFacts) => {
  const { main = '-', beside } = documentSteps(facts)
  return [main, ...beside].join(' ')
}
/** The steps for each state of the last mail: none, queued, delivered, refused. */
const byMail = (of: (mail: MailState) => OfferFacts | InvoiceFacts) => mails.map((mail) => front(of(mail)))

const totals = { net: '100.00', vat: '19.00', gross: '119.00' }
const rowStep = (part: object) =>
  offerRowStep({ status: 'versendet', day: '2026-11-01', rate: '19', totals, ...part }, '2026-12-01')

test('an offer in a list has the step of its page', () => {
  expect(rowStep({ status: 'entwurf' })).toBe('send')
  expect(rowStep({})).toBe('accept')
  expect(rowStep({ mail: 'abgelehnt' })).toBe('send')
  expect(rowStep({ day: '2026-01-01' })).toBe('copy')
  expect(rowStep({ status: 'angenommen', drawn: '0.00' })).toBe('convert')
  expect(rowStep({ status: 'angenommen', drawn: '10.00' })).toBe('instalment')
  expect(rowStep({ status: 'angenommen', drawn: '10.00', totals: undefined })).toBe('instalment')
  expect(rowStep({ status: 'angenommen', drawn: '100.00' })).toBe('settle')
})

describe('the next step of an offer', () => {
  test.each([
    ['entwurf', 'send', 'send', 'send', 'send'],
    ['versendet', 'accept reject', 'accept reject', 'accept reject', 'send reject accept'],
    ['angenommen', 'convert instalment', 'convert instalment', 'convert instalment', 'convert instalment'],
    ['abgelehnt', 'copy', 'copy', 'copy', 'copy'],
    ['abgerechnet', 'toInvoice', 'toInvoice', 'toInvoice', 'toInvoice'],
    ['verschollen', '-', '-', '-', '-'],
  ])('%s', (status, ...expected) => {
    expect(byMail((mail) => offer({ status, mail }))).toEqual(expected)
  })

  test('an instalment in a final invoice neither goes out nor is cancelled', () => {
    expect(menu(invoice({ state: 'ersetzt', isCancelled: false, hasOffer: true }))).toBe('copy compare')
  })

  test('one that is settled in instalments has its rest in the final invoice, and no other', () => {
    expect(front(offer({ status: 'angenommen', order: 'instalments' }))).toBe('instalment settle')
    expect(menu(offer({ status: 'angenommen', order: 'instalments' }))).toBe('copy')
    expect(front(offer({ status: 'angenommen', order: 'invoiced' }))).toBe('settle')
    expect(menu(offer({ status: 'angenommen', order: 'invoiced' }))).toBe('copy instalment')
    expect(front(offer({ status: 'abgerechnet', order: 'instalments', hasInvoice: true }))).toBe('settle')
    expect(front(offer({ status: 'abgerechnet', order: 'final', hasInvoice: true }))).toBe('toInvoice')
  })

  test('one whose validity is over is offered anew, and can be accepted all the same', () => {
    expect(front(offer({ status: 'versendet', validity: 'lapsed' }))).toBe('copy reject accept')
    expect(front(offer({ status: 'versendet', validity: 'ending' }))).toBe('accept reject')
    expect(front(offer({ status: 'versendet', validity: 'lapsed', mail: 'refused' }))).toBe('send reject accept')
  })

  test('one that was billed leads to its invoice, once that is known', () => {
    expect(front(offer({ status: 'abgerechnet', hasInvoice: false }))).toBe('-')
    expect(documentSteps(offer({ status: 'abgerechnet' })).menu).toEqual(['copy'])
  })

  test('a status is given only where the data service lets it follow', () => {
    for (const status of [...offerStatuses, 'verschollen']) {
      for (const mail of mails) {
        const { main, beside, menu } = documentSteps(offer({ status, mail }))
        const given = [main, ...beside, ...menu].flatMap((step) => (step && statusAfter[step]) ?? [])
        expect(given.filter((next) => !mayFollow(status, next))).toEqual([])
      }
    }
  })
})

describe('the next step of an invoice', () => {
  test.each([
    ['entwurf', 'archive', 'archive', 'archive', 'archive'],
    ['fixed', 'send', '-', '-', 'send'],
    ['offen', 'send pay', 'pay', 'pay', 'send pay'],
    ['teilbezahlt', 'pay', 'pay', 'pay', 'send pay'],
    ['ueberfaellig', 'send pay', 'remind pay', 'remind pay', 'send remind pay'],
    ['bezahlt', '-', '-', '-', 'send'],
    ['ueberzahlt', 'repay', 'repay', 'repay', 'send repay'],
    ['storniert', '-', '-', '-', '-'],
    ['ersetzt', '-', '-', '-', '-'],
  ] as const)('%s', (state, ...expected) => {
    expect(byMail((mail) => invoice({ state, mail }))).toEqual(expected)
  })

  test('nothing is asked to be sent again before it is known whether it was', () => {
    expect(front(invoice({ state: 'fixed', mail: 'unknown' }))).toBe('-')
    expect(front(invoice({ state: 'offen', mail: 'unknown' }))).toBe('pay')
  })

  test('an overdue one that never went out is sent first; one that was reminded of went out on paper', () => {
    const { main, menu } = documentSteps(invoice({ state: 'ueberfaellig' }))
    expect([main, menu.includes('remind')]).toEqual(['send', true])
    expect(front(invoice({ state: 'ueberfaellig', hasReminders: true }))).toBe('remind pay')
    expect(front(invoice({ state: 'ueberfaellig', mail: 'unknown' }))).toBe('remind pay')
  })

  test.each([
    ['open', 'instalment settle'],
    ['invoiced', 'settle'],
    ['final', 'toOrder'],
  ] as const)('a paid instalment leads on in its order, which is %s', (order, next) => {
    expect(byMail((mail) => invoice({ state: 'bezahlt', mail, order }))).toEqual([next, next, next, 'send'])
  })

  test('from an instalment that is out, but not paid, the next one is made by the menu', () => {
    const sent = { state: 'offen', mail: 'delivered', hasOffer: true } as const
    expect(front(invoice({ ...sent, order: 'open' }))).toBe('pay')
    expect(menu(invoice({ ...sent, order: 'open' }))).toBe('send copy compare instalment settle toOrder cancel')
    expect(menu(invoice({ ...sent, order: 'final' }))).toBe('send copy compare toOrder cancel')
    expect(menu(invoice({ state: 'entwurf', hasOffer: true, order: 'open' }))).toBe('copy compare')
  })

  test('after the reminder of the day it is the payment', () => {
    expect(front(invoice({ state: 'ueberfaellig', isReminded: true }))).toBe('pay')
  })

  test('what is owed back of a cancelled one is paid back, of a replaced one booked over', () => {
    expect(front(invoice({ state: 'storniert', isOwed: true }))).toBe('repay')
    expect(front(invoice({ state: 'ersetzt', isOwed: true }))).toBe('transfer repay')
  })

  test('a replaced one leads to the invoice that stands for it, once its money has gone there', () => {
    const replaced = { state: 'ersetzt', hasSuccessor: true } as const
    expect(front(invoice(replaced))).toBe('toInvoice')
    expect(menu(invoice(replaced))).toBe('copy')
    expect(front(invoice({ ...replaced, isOwed: true }))).toBe('transfer repay')
    expect(menu(invoice({ ...replaced, isOwed: true }))).toBe('toInvoice copy')
    expect(front(invoice({ state: 'storniert', hasSuccessor: true }))).toBe('-')
  })

  test('what cancels another one goes out, and the cancelled one does not', () => {
    const cancelling = { state: 'storniert', isCancellation: true, isCancelled: false } as const
    expect(byMail((mail) => invoice({ ...cancelling, mail }))).toEqual(['send', '-', '-', 'send'])
    expect(front(invoice({ state: 'fixed', isCancelled: true }))).toBe('-')
  })

  test('whatever its state, each step stands once, money is taken where the rules take it, and nothing asks for cancelled money', () => {
    let seen = 0
    for (const state of states) {
      for (const mail of mails) {
        for (const isOwed of yesOrNo) {
          for (const isCancellation of yesOrNo) {
            const { main, beside, menu } = documentSteps(
              invoice({ state, mail, isOwed, isCancellation, hasOffer: true }),
            )
            const all = [...(main ? [main] : []), ...beside, ...menu]
            expect(new Set(all).size).toBe(all.length)
            const has = (step: DocumentStep) => all.includes(step)
            const taken = state === 'fixed' ? undefined : takenBy[state]
            expect(has('pay') && !taken?.payments).toBe(false)
            expect(has('repay') && !taken?.repayments).toBe(false)
            expect(has('transfer') && !taken?.transfers).toBe(false)
            expect(has('archive')).toBe(state === 'entwurf')
            const isCancelled = state === 'storniert' || state === 'ersetzt'
            expect(isCancelled && !isCancellation && (has('send') || has('remind') || has('cancel'))).toBe(false)
            expect(isCancellation && (has('copy') || has('cancel'))).toBe(false)
            seen += 1
          }
        }
      }
    }
    expect(seen).toBe(9 * 4 * 2 * 2)
  })
})

const menu = (facts: OfferFacts | InvoiceFacts) => documentSteps(facts).menu.join(' ')
test('the menu begins with what is likely, and ends with what is seldom', () => {
  expect(menu(offer({ status: 'entwurf' }))).toBe('copy toSent convert')
  expect(menu(offer({ status: 'versendet', mail: 'delivered' }))).toBe('send copy toDraft convert')
  expect(menu(offer({ status: 'angenommen' }))).toBe('send copy toSent reject')
  expect(menu(offer({ status: 'abgelehnt' }))).toBe('toSent accept send convert')
  expect(menu(invoice({ state: 'offen', mail: 'delivered', hasOffer: true }))).toBe('send copy compare cancel')
  expect(menu(invoice({ state: 'bezahlt', mail: 'delivered' }))).toBe('send copy pay cancel')
})

describe('the line of stages', () => {
  const signs = { done: '+', current: '*', open: '', missed: '!' } as const
  const line = (facts: OfferFacts | InvoiceFacts) =>
    documentStages(facts)
      .map(({ name, state }) => `${name}${signs[state]}`)
      .join(' ')

  test.each([
    [offer({}), 'entwurf* versendet angenommen abgerechnet'],
    [offer({ status: 'versendet' }), 'entwurf+ versendet* angenommen abgerechnet'],
    [offer({ status: 'versendet', validity: 'lapsed' }), 'entwurf+ versendet+ lapsed* angenommen abgerechnet'],
    [offer({ status: 'angenommen', validity: 'lapsed' }), 'entwurf+ versendet+ angenommen* abgerechnet'],
    [offer({ status: 'abgelehnt' }), 'entwurf+ versendet+ abgelehnt*'],
    [offer({ status: 'abgerechnet' }), 'entwurf+ versendet+ angenommen+ abgerechnet*'],
    [invoice({}), 'entwurf* archived versendet bezahlt'],
    [invoice({ state: 'fixed' }), 'entwurf+ archived* versendet bezahlt'],
    [invoice({ state: 'offen' }), 'entwurf+ archived* versendet bezahlt'],
    [invoice({ state: 'offen', mail: 'queued' }), 'entwurf+ archived+ versendet* bezahlt'],
    [invoice({ state: 'offen', mail: 'refused' }), 'entwurf+ archived* versendet bezahlt'],
    [invoice({ state: 'teilbezahlt', mail: 'delivered' }), 'entwurf+ archived+ versendet+ teilbezahlt*'],
    [invoice({ state: 'ueberfaellig' }), 'entwurf+ archived+ unsent! ueberfaellig*'],
    [invoice({ state: 'ueberfaellig', hasReminders: true }), 'entwurf+ archived+ ueberfaellig*'],
    [invoice({ state: 'bezahlt', mail: 'delivered' }), 'entwurf+ archived+ versendet+ bezahlt*'],
    [invoice({ state: 'ueberzahlt' }), 'entwurf+ archived+ ueberzahlt*'],
    [invoice({ state: 'storniert', mail: 'delivered' }), 'entwurf+ archived+ versendet+ storniert*'],
    [invoice({ state: 'ersetzt' }), 'entwurf+ archived+ ersetzt*'],
  ])('%j', (facts, expected) => {
    expect(line(facts)).toBe(expected)
  })

  test('of a status that is not known there is no current one', () => {
    expect(documentStages(offer({ status: 'verschollen' })).map(({ state }) => state)).not.toContain('current')
  })
})

test('a mail that is refused is neither under way nor delivered', () => {
  expect(mailState(undefined)).toBe('unknown')
  expect(mailState(null)).toBe('none')
  expect(mailState({ zugestellt_am: null, abgelehnt: null })).toBe('queued')
  expect(mailState({ zugestellt_am: '2026-11-20T09:00:00Z', abgelehnt: null })).toBe('delivered')
  expect(mailState({ zugestellt_am: null, abgelehnt: '550 unknown' })).toBe('refused')
  // Given up by its sender.
  expect(mailState({ zugestellt_am: null, abgelehnt: '' })).toBe('refused')
})

test('a mail that waits for more than five minutes has not gone out', () => {
  const waiting = { gesendet_am: '2026-11-20T09:00:00Z', zugestellt_am: null, abgelehnt: null }
  expect(isOverdueMail(waiting, Date.parse('2026-11-20T09:05:00Z'))).toBe(false)
  expect(isOverdueMail(waiting, Date.parse('2026-11-20T09:05:01Z'))).toBe(true)
  expect(isOverdueMail({ ...waiting, zugestellt_am: '2026-11-20T09:06:00Z' }, Date.parse('2026-11-20T10:00:00Z'))).toBe(
    false,
  )
})

test('mails have failed when there are some and none of them can arrive', () => {
  const waiting = { zugestellt_am: null, abgelehnt: null }
  const refused = { zugestellt_am: null, abgelehnt: '550 unknown' }
  expect(haveFailed([])).toBe(false)
  expect(haveFailed([refused, { zugestellt_am: null, abgelehnt: '' }])).toBe(true)
  expect(haveFailed([refused, waiting])).toBe(false)
})
