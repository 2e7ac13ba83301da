import { expect, test } from 'vitest'
import { assumptionsAddress, isUsual, usualAssumptions } from './assumptions.ts'

const { read, write } = assumptionsAddress

test('what is written is read again', () => {
  const assumptions = {
    likelihood: { entwurf: 0, versendet: 75, angenommen: 90 },
    drafts: 80,
    overdue: { ...usualAssumptions.overdue, aelter: 10 },
    delay: 14,
    validity: 60,
  }
  expect(write(assumptions).toString()).toBe(
    'entwurf=0&versendet=75&rechnungsentwurf=80&aelter=10&gueltig=60&verzug=14',
  )
  expect(read(write(assumptions))).toEqual(assumptions)
})

test('what makes no sense is as usual', () => {
  const assumptions = read(new URLSearchParams('entwurf=101&versendet=-1&angenommen=x&verzug=999'))
  expect(assumptions).toEqual(usualAssumptions)
  expect(isUsual(assumptions)).toBe(true)
  expect(write(usualAssumptions).toString()).toBe('')
})
