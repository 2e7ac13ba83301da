import { expect, test } from 'vitest'
import { filledIn } from './placeholders.ts'

const values = {
  client: undefined,
  number: 'RE-2026-0041',
  day: '21.11.2026',
  supplyDay: '',
  person: 'JE',
  gross: '1,00 €',
}

test('placeholders are filled in; one without a value stays visible', () => {
  expect(filledIn('{Nummer} vom {datum} über {SUMME} an {Kunde}, {Quatsch} {}', values)).toBe(
    'RE-2026-0041 vom 21.11.2026 über 1,00 € an {Kunde}, {Quatsch} {}',
  )
})
