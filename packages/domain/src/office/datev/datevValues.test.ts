import { expect, test } from 'vitest'
import type { StoredDatevSettings } from '@waldkerf/domain/entities/office/settings'
import {
  businessYearStart,
  datevFault,
  missingDatev,
  toDatevSettings,
  toDatevValues,
  wrongDatev,
} from './datevValues.ts'

const stored: StoredDatevSettings = {
  berater: '29098',
  mandant: '55003',
  kontenrahmen: '04',
  kontolaenge: 5,
  jahresbeginn: 7,
  erloes_19: '',
  erloes_7: '',
  erloes_frei: '41200',
  erloes_13b: '',
  erloes_13b_eu: '',
  erloes_nicht_steuerbar: '',
  anzahlung_19: '',
  anzahlung_7: '',
  anzahlung_frei: '',
  version: 3,
}

test.each([
  ['berater', '1000', 'berater'],
  ['berater', '999', 'berater'],
  ['berater', '9999999', undefined],
  ['mandant', '0', 'mandant'],
  ['mandant', '100000', 'mandant'],
  ['mandant', '', undefined],
  ['erloes_19', '840', 'konto'],
  ['erloes_19', '84oo', 'konto'],
  ['erloes_19', '840000', 'kontoTooLong'],
  ['erloes_19', '84000', undefined],
] as const)('%s %s: %s', (field, value, fault) => {
  const values = { ...toDatevValues(stored), [field]: value }
  expect(datevFault(field, values)).toBe(fault)
  expect(wrongDatev(values)).toEqual(fault ? [field] : [])
})

test('without its numbers a file cannot be read in', () => {
  expect(missingDatev(stored)).toEqual([])
  expect(missingDatev({ berater: '', mandant: '' })).toEqual(['berater', 'mandant'])
})

test('the business year begins in its month, on this side of the day', () => {
  expect(businessYearStart('2026-11-20', 1)).toBe('2026-01-01')
  expect(businessYearStart('2026-06-30', 7)).toBe('2025-07-01')
  expect(businessYearStart('2026-07-01', 7)).toBe('2026-07-01')
  expect(toDatevSettings(stored, '2026-02-01')).toMatchObject({
    yearStart: '2025-07-01',
    accountLength: 5,
    accounts: { erloes_frei: '41200' },
  })
})
