import { expect, test } from 'vitest'
import { giroCode } from './giroCode.ts'

const transfer = {
  holder: 'Ingenieurbüro Waldmann GmbH',
  iban: 'DE02 1203 0000 0000 2020 51',
  bic: 'BYLADEM1001',
  amount: '190.4',
  text: 'RE-2026-0041',
}

test('the lines of a transfer', () => {
  expect(giroCode(transfer)?.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'BYLADEM1001',
    'Ingenieurbüro Waldmann GmbH',
    'DE02120300000000202051',
    'EUR190.40',
    '',
    '',
    'RE-2026-0041',
  ])
})

test.each([
  ['nothing to pay', { amount: '0' }],
  ['a cancellation', { amount: '-5' }],
  ['more than the code holds', { amount: '1000000000' }],
  ['a wrong account', { iban: 'DE02120300000000202052' }],
  ['nobody to pay', { holder: ' ' }],
])('none for %s', (_why, changes) => expect(giroCode({ ...transfer, ...changes })).toBeUndefined())

test('long and broken texts are cut, and never within a character', () => {
  const lines = giroCode({ ...transfer, holder: '🌲'.repeat(30), text: 'a\nb' })?.split('\n')
  expect(lines?.[5]).toBe('🌲'.repeat(30))
  expect(lines?.at(-1)).toBe('a b')
  expect(giroCode({ ...transfer, text: '🌲'.repeat(140) })).toBeUndefined()
})
