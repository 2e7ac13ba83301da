import { expect, test } from 'vitest'
import type { OfficeSettings } from '../entities/office/settings.ts'
import { fieldsOfPart, settingsFindings, settingsParts } from './settingsFindings.ts'
import { isTerm, readableIban, settingsFields, settingsValues, storableSettings } from './settingsValues.ts'

const office: OfficeSettings = {
  firma: 'Waldkerf GmbH',
  inhaber: 'Dr. Katharina Wildenfels',
  ansprechpartner: '',
  strasse: 'Kernholzweg 7',
  plz: '37077',
  ort: 'Göttingen',
  steuernummer: '20/200/12345',
  ust_id: 'DE123456788',
  handelsregister: '',
  telefon: '0551 0000 100',
  email: 'buero@waldkerf.test',
  kontoinhaber: '',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  bank: '',
  zahlungsziel_tage: 14,
  logo: '',
  version: 1,
}
const values = settingsValues(office)
const parts = (change: Partial<typeof values>) => settingsFindings({ ...values, ...change }).map(({ part }) => part)

test('a complete office lacks nothing', () => {
  expect(settingsFindings(values)).toEqual([])
  expect(Object.keys(values)).toEqual(settingsFields)
})

test.each([
  [{ firma: '' }, ['name']],
  [{ strasse: ' ', ort: '' }, ['address', 'address']],
  [{ steuernummer: '', ust_id: '' }, ['taxNumber']],
  [{ inhaber: '' }, ['contact']],
  [{ iban: 'DE89370400440532013001', telefon: '' }, ['phone', 'bank']],
])('%j lacks %j', (change, missing) => {
  expect(parts(change)).toEqual(missing)
})

test('what only the public sector asks for says so', () => {
  expect(settingsFindings({ ...values, telefon: '' })).toEqual([{ rule: 'BR-DE-6', part: 'phone', isPublicOnly: true }])
})

test('every part has its fields', () => {
  expect(settingsParts.map((part) => fieldsOfPart[part].length > 0)).not.toContain(false)
})

test('numbers are stored bare and shown in groups', () => {
  expect(storableSettings({ ...values, iban: 'de89 3704 0044', ust_id: 'de 1' })).toMatchObject({
    iban: 'DE8937040044',
    ust_id: 'DE1',
  })
  expect(readableIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00')
  expect(['0', '365', '366', '', '1.5', '-1'].map(isTerm)).toEqual([true, true, false, false, false, false])
})
