import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Payment } from '@waldkerf/domain/entities/documents/payments'
import { negatedAmount, signOfAmount, sumAmounts } from '../money/amounts.ts'
import { createProposer, type KnownMoney, type Part, type Proposal } from './proposals.ts'
import type { BankEntry } from './statement.ts'

const today = '2026-11-20'
const invoice = (id: number, open: string, client = 'Forstamt Ülzen') => ({
  id,
  nummer: `RE-2026-${String(id).padStart(4, '0')}`,
  clientId: client.length,
  client,
  day: '2026-10-01',
  standing: { rechnung_id: id, brutto: open, bezahlt: '0.00', offen: open, ueberzahlt: '0.00', faellig: '2026-10-15', zustand: 'offen' as const }, // prettier-ignore
})
const entry = (amount: string, text: string, part: Partial<BankEntry> = {}): BankEntry => ({
  identity: `${amount} ${text}`,
  day: '2026-11-19',
  amount,
  name: 'Niemand',
  text,
  ...part,
})
const payment = (id: number, part: Partial<Payment>): Payment => ({
  id,
  rechnung_id: 1,
  betrag: '5.00',
  datum: '2026-11-18',
  art: 'ueberweisung',
  referenz: '',
  zu: null,
  zurueckgenommen_durch: null,
  erfasst_am: '2026-11-18T08:00:00Z',
  erfasst_von: '',
  gegenrechnung_id: null,
  gegenrechnung_nummer: null,
  bank: null,
  ...part,
})
const invoices = [invoice(1, '100.00'), invoice(2, '50.00'), invoice(3, '7.00', 'Stadt Peine'), invoice(4, '0.00'), invoice(5, '7.00', 'Kreis Gifhorn')] // prettier-ignore
const known: KnownMoney = { invoices, payments: [], today }
const propose = (one: BankEntry, money: Partial<KnownMoney> = {}) => createProposer({ ...known, ...money }).propose(one)

const reduced = (id: number, amount: string) => ({ invoiceId: id, amount, discount: '2.00' })

describe('what an entry is for', () => {
  test.each([
    'RE-2026-0001',
    're 2026 0001',
    'Rechnungsnr. 2026-0001 v. 1.10.2026',
    'RE20260001',
    'Zahlung RE-2026-00 01',
    'KD 7/RE.2026/0001.',
  ])(
    // prettier-ignore
    'is clear by its number and amount: %s',
    (text) => {
      expect(propose(entry('100.00', text))).toMatchObject({
        kind: 'clear',
        parts: [{ invoiceId: 1, amount: '100.00' }],
      })
    },
  )

  test('is the final invoice, where it names an instalment that has gone over into it', () => {
    const settled = invoice(4, '0.00')
    const rows = [invoice(1, '100.00'), { ...settled, standing: { ...settled.standing, schluss_id: 1 } }]
    expect(propose(entry('100.00', 'RE-2026-0004'), { invoices: rows })).toMatchObject({
      kind: 'clear',
      parts: [{ invoiceId: 1, amount: '100.00' }],
    })
  })

  test('is clear by the exact name and amount of one invoice alone, once', () => {
    const proposer = createProposer(known)
    const one = entry('7.00', 'Danke', { name: 'STADT  PEINE' })
    const parts = [{ invoiceId: 3, amount: '7.00' }]
    expect(proposer.propose(one)).toMatchObject({ kind: 'clear', byName: true, parts })
    expect(proposer.propose({ ...one, identity: 'again' })).toMatchObject({ kind: 'doubtful', choices: [[{ invoiceId: 5 }]] }) // prettier-ignore
    const twins = [invoice(1, '50.00'), invoice(2, '50.00')]
    const named = entry('50.00', 'Danke', { name: 'Forstamt Ülzen' })
    expect(propose(named, { invoices: twins })).toMatchObject({ kind: 'doubtful', doubt: 'several' })
  })

  test('has the open invoices of a client of exactly its name, the oldest first, with what is too much or too little', () => {
    const found = propose(entry('60.00', 'Danke', { name: 'Forstamt Ülzen' }))
    const choices = [[{ invoiceId: 1, amount: '60.00' }], [{ invoiceId: 2, amount: '60.00' }]]
    expect(found).toMatchObject({ kind: 'doubtful', doubt: 'ofClient', choices })
  })

  describe('with Skonto', () => {
    const rows = [
      { id: 6, open: '100.00' },
      { id: 7, open: '60.00' },
    ].map(({ id, open }) => {
      const row = invoice(id, open)
      return { ...row, standing: { ...row.standing, skonto_abzug: '2.00', skonto_bis: '2026-11-19' } }
    })
    const day = { day: '2026-11-20' }

    test('is clear by its number and the reduced amount on the last day, and too little a day later', () => {
      const found = propose(entry('98.00', 'RE-2026-0006'), { invoices: rows })
      expect(found).toMatchObject({ kind: 'clear', parts: [reduced(6, '98.00')] })
      const late = propose(entry('98.00', 'RE-2026-0006', day), { invoices: rows })
      expect(late).toMatchObject({ kind: 'doubtful', doubt: 'less', choices: [[{ invoiceId: 6, amount: '98.00' }]] })
    })

    test('pays several numbers, or the one invoice of exactly this client', () => {
      const both = propose(entry('156.00', 'RE-2026-0006 RE-2026-0007'), { invoices: rows })
      expect(both).toMatchObject({ kind: 'clear', parts: [reduced(6, '98.00'), reduced(7, '58.00')] })
      const named = { name: 'Forstamt Ülzen' }
      const proposer = createProposer({ ...known, invoices: rows })
      expect(proposer.propose(entry('58.00', 'Danke', named))).toMatchObject({ kind: 'clear', byName: true, parts: [reduced(7, '58.00')] }) // prettier-ignore
      expect(proposer.left().map(({ id }) => id)).toEqual([6])
      expect(propose(entry('58.00', 'Danke'), { invoices: rows })).toMatchObject({
        kind: 'doubtful',
        doubt: 'byAmount',
      })
    })
  })

  test('two numbers and their sum are two payments', () => {
    const parts = [{ invoiceId: 1, amount: '100.00' }, { invoiceId: 2, amount: '50.00' }] // prettier-ignore
    expect(propose(entry('150.00', 'RE-2026-0001 und RE-2026-0002'))).toMatchObject({ kind: 'clear', parts })
  })

  test.each([
    [entry('60.00', 'RE-2026-0001'), 'less', [1]],
    [entry('120.00', 'RE-2026-0001'), 'more', [1]],
    [entry('120.00', 'RE-2026-0001 RE-2026-0002'), 'less', [1, 2]],
    [entry('7.00', 'Danke', { name: 'Kasse der Stadt Peine' }), 'byName', [3]],
    [entry('8.00', 'Danke', { name: 'Stadt Peine' }), 'ofClient', [3]],
    [entry('7.00', 'Danke', { name: 'Stadt Peine', day: '2026-09-01' }), 'day', [3]],
    [entry('7.00', 'Danke'), 'several', [3]],
    [entry('50.00', 'Danke'), 'byAmount', [2]],
    [entry('150.00', 'Alles', { name: 'Forstamt Ülzen' }), 'allOfClient', [1, 2]],
    [entry('100.00', 'RE-2026-0001', { day: '2026-09-01' }), 'day', [1]],
    [entry('100.00', 'RE-2026-0001', { day: '2026-11-21' }), 'day', [1]],
  ])('is asked: %j', (one, doubt, ids) => {
    const found = propose(one)
    expect(found).toMatchObject({ kind: 'doubtful', doubt })
    const [first = []] = found.kind === 'doubtful' ? found.choices : []
    expect(first.map(({ invoiceId }) => invoiceId)).toEqual(ids)
  })

  test('is nothing where nothing is open or fits', () => {
    expect(propose(entry('9.00', 'RE-2026-0004'))).toMatchObject({ kind: 'settled', invoiceIds: [4] })
    expect(propose(entry('9.99', 'RE-2025-0001')).kind).toBe('unknown')
  })

  test('is asked when a payment like it was entered by hand, and free once that is taken back', () => {
    const one = entry('100.00', 'RE-2026-0001')
    const byHand = payment(1, { betrag: '100.00' })
    expect(propose(one, { payments: [byHand] })).toMatchObject({ kind: 'doubtful', doubt: 'similar' })
    expect(propose(one, { payments: [byHand, payment(2, { betrag: '-100.00', zu: 1 })] }).kind).toBe('clear')
  })

  test('is booked, also in part: the rest is asked for', () => {
    const one = entry('150.00', 'RE-2026-0001 RE-2026-0002')
    const half = payment(1, { betrag: '100.00', bank: one.identity })
    const rest = [invoice(1, '0.00'), invoice(2, '50.00')]
    expect(propose(one, { payments: [half], invoices: rest })).toMatchObject({ kind: 'clear', parts: [{ invoiceId: 2, amount: '50.00' }] }) // prettier-ignore
    const whole = [half, payment(2, { betrag: '50.00', rechnung_id: 2, bank: one.identity })]
    expect(propose(one, { payments: whole })).toMatchObject({ kind: 'booked', invoiceIds: [1, 2] })
  })
})

test('a person chooses the invoice of an entry that fits none, among those that no clear proposal pays', () => {
  const proposer = createProposer(known)
  proposer.propose(entry('100.00', 'RE-2026-0001'))
  expect(proposer.left().map(({ id }) => id)).toEqual([2, 3, 5])
  expect(proposer.assign(entry('50.00', 'Danke'), invoice(2, '50.00'))).toEqual({
    parts: [{ invoiceId: 2, amount: '50.00' }],
    doubt: undefined,
  })
  expect(proposer.assign(entry('8.00', 'Danke'), invoice(3, '7.00')).doubt).toBe('more')
  expect(proposer.assign(entry('6.00', 'Danke'), invoice(3, '7.00')).doubt).toBe('less')
  expect(proposer.assign(entry('7.00', 'Danke', { day: '2026-11-21' }), invoice(3, '7.00')).doubt).toBe('day')
})

const cents = fc.integer({ min: 1, max: 400 }).map((value) => (value / 100).toFixed(2))
const sumOfParts = (parts: readonly Part[]) => sumAmounts(parts.map(({ amount }) => amount))
const isAtMost = (amount: string, most: string) => signOfAmount(sumAmounts([amount, negatedAmount(most)])) <= 0

describe('laws', () => {
  const money = fc.record({
    opens: fc.array(fc.oneof(cents, fc.constant('0.00')), { minLength: 1, maxLength: 8 }),
    lines: fc.array(fc.record({ named: fc.array(fc.nat(9), { maxLength: 3 }), other: fc.option(cents) }), {
      maxLength: 10,
    }),
  })

  test('nothing is booked twice, no entry comes to more than it does, no clear one to more than is open', () => {
    fc.assert(
      fc.property(money, ({ opens, lines }) => {
        const rows = opens.map((open, index) => invoice(index + 1, open, index % 2 ? 'Forstamt Ülzen' : 'Stadt Peine'))
        const entries = lines.map(({ named, other }, index): BankEntry => {
          const own = rows.filter(({ id }) => named.includes(id))
          const sum = other ?? sumAmounts(own.map(({ standing }) => standing.offen))
          return {
            ...entry(sum === '0.00' ? '1.00' : sum, own.map(({ nummer }) => nummer).join(', ')),
            identity: `E${index}`,
          }
        })
        const found = proposeAll({ ...known, invoices: rows }, entries)
        expect(found.map((each) => each.entry)).toEqual(entries)
        const payments: Payment[] = []
        for (const each of found) {
          const choices = each.kind === 'clear' ? [each.parts] : each.kind === 'doubtful' ? each.choices : []
          for (const parts of choices) expect(isAtMost(sumOfParts(parts), each.entry.amount)).toBe(true)
          if (each.kind !== 'clear') continue
          expect(sumOfParts(each.parts)).toBe(each.entry.amount)
          for (const { invoiceId, amount } of each.parts) {
            payments.push(
              payment(payments.length + 1, { rechnung_id: invoiceId, betrag: amount, bank: each.entry.identity }),
            )
          }
        }
        const paid = rows.map((row) => {
          const own = sumAmounts(payments.filter((each) => each.rechnung_id === row.id).map(({ betrag }) => betrag))
          expect(isAtMost(own, row.standing.offen)).toBe(true)
          return { ...row, standing: { ...row.standing, offen: sumAmounts([row.standing.offen, negatedAmount(own)]) } }
        })
        const again = proposeAll({ ...known, invoices: paid, payments }, entries)
        // A doubtful entry may become clear after another was booked, but a booked one stays booked.
        const before = again.filter((_, index) => found[index]?.kind === 'clear')
        expect(before.filter(({ kind }) => kind !== 'booked')).toEqual([])
      }),
      { numRuns: 150 },
    )
  })
})

function proposeAll(money: KnownMoney, entries: readonly BankEntry[]): Proposal[] {
  return entries.map(createProposer(money).propose)
}
