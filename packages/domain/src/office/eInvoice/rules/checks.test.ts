import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { makePaper, type PaperHead } from '../../paper/makePaper.ts'
import { completeHead, soundPapers } from '../../paper/testing/papers.ts'
import { findingsOf, rules } from './checks.ts'
import { isBic, isEmail, isIban } from './formats.ts'

const row = { key: 'a', anzahl: '2', einheit: 'h', bez: 'Aufmaß', ep: '80', erl: '', erl_on: true, erl_titel: '' }
const { seller, buyer } = completeHead

const found = (head: Partial<PaperHead>, changes: Partial<typeof row> = {}) =>
  findingsOf(makePaper({ ...completeHead, ...head }, [{ ...row, ...changes }]), 'xrechnung').map(({ rule }) => rule)

describe('the rules', () => {
  it('find nothing in a complete invoice, whatever its texts and numbers', () => {
    fc.assert(
      fc.property(soundPapers, (paper) => {
        expect(findingsOf(paper, 'xrechnung')).toEqual([])
      }),
    )
  })

  it.each<[string, Partial<PaperHead>]>([
    ['BR-02', { number: '' }],
    ['BR-FX-EN-04', { supplyDay: '' }],
    ['BR-CO-25', { dueDay: '' }],
    ['WK-DUE-ORDER', { dueDay: '2026-11-19' }],
    ['BR-E-10', { rate: '0' }],
    ['BR-55', { kind: 'cancellation' }],
    ['BR-CO-26', { seller: { ...seller, vatId: '', taxNumber: '' } }],
    ['BR-DE-6', { seller: { ...seller, contact: { ...seller.contact, phone: '' } } }],
    ['BR-DE-19', { seller: { ...seller, bank: { ...seller.bank, iban: 'DE02120300000000202052' } } }],
    ['BR-DE-4', { seller: { ...seller, postcode: '8033' } }],
    ['BR-DE-15', { buyer: { ...buyer, reference: ' ' } }],
    ['WK-BUYER-STREET', { buyer: { ...buyer, street: '' } }],
  ])('%s', (rule, head) => expect(found(head)).toContain(rule))

  it('ask for less where the public sector is not the buyer', () => {
    const paper = makePaper({ ...completeHead, buyer: { ...buyer, reference: '', email: '' } }, [row])
    expect(findingsOf(paper, 'zugferd')).toEqual([])
  })

  it('name the row that breaks one', () => {
    expect(findingsOf(makePaper(completeHead, [row, { ...row, key: 'b', bez: ' ' }]), 'zugferd')).toEqual([
      { rule: 'BR-25', place: { area: 'row', key: 'b', field: 'text' } },
    ])
    expect(found({}, { anzahl: '0' })).toContain('WK-QUANTITY')
  })

  it('have each a name of their own', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
  })

  it('find sums that do not follow from the lines', () => {
    const paper = makePaper(completeHead, [row])
    const rulesFor = (changes: Partial<typeof paper>) =>
      findingsOf({ ...paper, ...changes }, 'zugferd').map(({ rule }) => rule)
    expect(rulesFor({ net: '160.01' })).toEqual(['BR-CO-10', 'BR-CO-15'])
    expect(rulesFor({ vat: '30.41' })).toEqual(['BR-CO-14', 'BR-CO-15'])
    expect(rulesFor({ rates: [{ rate: '19', net: '160.00', vat: '30.41' }], vat: '30.41', gross: '190.41' })).toEqual([
      'BR-CO-17',
    ])
    expect(findingsOf(makePaper(completeHead, []), 'zugferd').map(({ rule }) => rule)).toContain('BR-16')
  })
})

test('an IBAN is refused for each digit that is wrong or missing', () => {
  const iban = 'DE02120300000000202051'
  expect(isIban(iban)).toBe(true)
  expect(isIban('AT61 1904 3002 3457 3201')).toBe(true)
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 21 }), fc.integer({ min: 1, max: 9 }), (place, more) => {
      const wrong = iban.slice(0, place) + ((Number(iban[place]) + more) % 10) + iban.slice(place + 1)
      expect(isIban(wrong)).toBe(false)
      expect(isIban(iban.slice(0, place) + iban.slice(place + 1))).toBe(false)
    }),
  )
})

test('formats', () => {
  expect([isBic('BYLADEM1001'), isBic('BYLADEM1'), isBic('BYLA')]).toEqual([true, true, false])
  expect([isEmail('a.b@forst.example'), isEmail('a@b@c.de'), isEmail('.a@b.de'), isEmail('ab@')]).toEqual([
    true,
    false,
    false,
    false,
  ])
})
