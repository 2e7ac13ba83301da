import { blankValues } from '@waldkerf/domain/office/editor/document'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { makeDocumentModel, type DocumentModelHead } from '@waldkerf/domain/office/documentModel/makeDocumentModel'
import { completeHead, soundDocumentModels } from '@waldkerf/domain/office/documentModel/testing/documentModels'
import { eInvoiceFindings, rules } from './checks.ts'
import { isBic, isEmail, isIban, isLeitwegId, isVatId, looksLikeLeitwegId } from './formats.ts'

const row = { ...blankValues, key: 'a', anzahl: '2', einheit: 'h', bez: 'Aufmaß', ep: '80' }
const { seller, buyer } = completeHead

const found = (head: Partial<DocumentModelHead>, changes: Partial<typeof row> = {}) =>
  eInvoiceFindings(makeDocumentModel({ ...completeHead, ...head }, [{ ...row, ...changes }]), 'xrechnung').map(
    ({ rule }) => rule,
  )

describe('the rules', () => {
  it('find nothing in a complete invoice, whatever its texts and numbers', () => {
    fc.assert(
      fc.property(soundDocumentModels, (documentModel) => {
        expect(eInvoiceFindings(documentModel, 'xrechnung')).toEqual([])
      }),
    )
  })

  it.each<[string, Partial<DocumentModelHead>]>([
    ['BR-02', { number: '' }],
    ['BR-FX-EN-04', { supplyDay: '' }],
    ['BR-CO-25', { dueDay: '' }],
    ['WK-DUE-ORDER', { dueDay: '2026-11-19' }],
    ['BR-E-10', { rate: '0', taxCase: 'E' }],
    ['WK-TAX-CASE', { rate: '0' }],
    ['WK-TAX-CASE', { taxCase: 'AE' }],
    ['BR-AE-02', { rate: '0', taxCase: 'AE', exemption: 'x' }],
    ['BR-29', { supplyEnd: '2026-11-11' }],
    ['BR-55', { kind: 'cancellation' }],
    ['BR-CO-26', { seller: { ...seller, vatId: '', taxNumber: '' } }],
    ['BR-DE-6', { seller: { ...seller, contact: { ...seller.contact, phone: '' } } }],
    ['BR-DE-19', { seller: { ...seller, bank: { ...seller.bank, iban: 'DE02120300000000202052' } } }],
    ['BR-DE-4', { seller: { ...seller, postcode: '8033' } }],
    ['BR-DE-15', { buyer: { ...buyer, reference: ' ' } }],
    ['WK-LEITWEG', { buyer: { ...buyer, reference: '04011000-12345-04' } }],
    ['WK-BUYER-VAT', { buyer: { ...buyer, vatId: '123456789' } }],
    ['WK-BUYER-POSTCODE', { buyer: { ...buyer, postcode: '8700' } }],
    ['BR-11', { buyer: { ...buyer, country: '' } }],
    ['WK-BUYER-STREET', { buyer: { ...buyer, street: '' } }],
  ])('%s', (rule, head) => expect(found(head)).toContain(rule))

  it('ask for less where the public sector is not the buyer', () => {
    const documentModel = makeDocumentModel({ ...completeHead, buyer: { ...buyer, reference: '', email: '' } }, [row])
    expect(eInvoiceFindings(documentModel, 'zugferd')).toEqual([])
  })

  it('name the row that breaks one', () => {
    expect(eInvoiceFindings(makeDocumentModel(completeHead, [row, { ...row, key: 'b', bez: ' ' }]), 'zugferd')).toEqual(
      [{ rule: 'BR-25', place: { area: 'row', key: 'b', field: 'text' } }],
    )
  })

  it('allow a line of nothing', () => expect(found({}, { anzahl: '0' })).toEqual([]))

  it('let a unit that is none go out as pieces only once somebody has agreed', () => {
    expect(found({}, { einheit: 'Bund' })).toEqual(['WK-UNIT'])
    expect(found({ unitsAsPieces: ['Bund'] }, { einheit: 'Bund' })).toEqual([])
    expect(found({ unitsAsPieces: ['Bund'] }, { einheit: 'Sack' })).toEqual(['WK-UNIT'])
  })

  it('have each a name of their own', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
  })

  it('find sums that do not follow from the lines', () => {
    const documentModel = makeDocumentModel(completeHead, [row])
    const rulesFor = (changes: Partial<typeof documentModel>) =>
      eInvoiceFindings({ ...documentModel, ...changes }, 'zugferd').map(({ rule }) => rule)
    expect(rulesFor({ net: '160.01' })).toEqual(['BR-CO-10', 'BR-CO-15'])
    expect(rulesFor({ vat: '30.41' })).toEqual(['BR-CO-14', 'BR-CO-15'])
    expect(rulesFor({ rates: [{ rate: '19', net: '160.00', vat: '30.41' }], vat: '30.41', gross: '190.41' })).toEqual([
      'BR-CO-17',
    ])
    expect(eInvoiceFindings(makeDocumentModel(completeHead, []), 'zugferd').map(({ rule }) => rule)).toContain('BR-16')
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

test('a Leitweg-ID is refused for each digit that is wrong', () => {
  const known = ['04011000-12345-03', '991-33333TEST-33', '04011000-1234512345-06']
  expect(known.filter((id) => !isLeitwegId(id))).toEqual([])
  fc.assert(
    fc.property(fc.constantFrom(...known), fc.nat(20), fc.integer({ min: 1, max: 9 }), (id, at, more) => {
      const place = at % id.length
      fc.pre(/\d/.test(id[place] ?? ''))
      const wrong = id.slice(0, place) + ((Number(id[place]) + more) % 10) + id.slice(place + 1)
      expect(isLeitwegId(wrong)).toBe(false)
    }),
  )
  expect(['Bestellung 4711', '4711-12', 'PO-2026-33', '04011'].filter(looksLikeLeitwegId)).toEqual([])
})

test('a USt-IdNr. begins with a country', () => {
  expect(['DE 136 695 976', 'atu12345675', 'EL123456783'].map(isVatId)).toEqual([true, true, true])
  expect(['136695976', 'XQ123456789', 'D136695976', ''].map(isVatId)).toEqual([false, false, false, false])
})
