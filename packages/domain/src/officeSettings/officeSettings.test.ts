import { expect, test } from 'vitest'
import type { OfficeSettings } from '../entities/office/settings.ts'
import { toSeller } from '../office/documentModel/parties.ts'
import { makeDocumentModel } from '../office/documentModel/makeDocumentModel.ts'
import { completeHead } from '../office/documentModel/testing/documentModels.ts'
import {
  barringParts,
  fieldsOfPart,
  isOfficeReady,
  officeParts,
  settingsFindings,
  settingsParts,
} from './settingsFindings.ts'
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
  [{ iban: 'DE89370400440532013001', telefon: '' }, ['bank', 'phone']],
])('%j lacks %j', (change, missing) => {
  expect(parts(change)).toEqual(missing)
})

test('what only the public sector asks for says so', () => {
  expect(settingsFindings({ ...values, telefon: '' })).toEqual([{ rule: 'BR-DE-6', part: 'phone', isPublicOnly: true }])
})

const model = (change: Partial<OfficeSettings>) =>
  makeDocumentModel({ ...completeHead, seller: toSeller({ ...office, ...change }) }, [])

test('a new office lacks every part; those that no invoice is fixed without come first', () => {
  const empty = Object.fromEntries(settingsFields.map((field) => [field, ''])) as typeof values
  const lacking = officeParts(empty).filter(({ state }) => state === 'missing')
  expect(lacking.map(({ part }) => part)).toEqual(settingsParts)
  expect(lacking.filter(({ isNeeded }) => isNeeded).map(({ part }) => part)).toEqual([
    'name',
    'address',
    'taxNumber',
    'bank',
  ])
  expect(officeParts(values).map(({ state }) => state)).toEqual(settingsParts.map(() => 'done'))
  expect([isOfficeReady(empty), isOfficeReady(values), isOfficeReady({ ...values, telefon: '' })]).toEqual([
    false,
    true,
    true,
  ])
  expect(officeParts({ ...values, ort: '' })).toContainEqual(
    expect.objectContaining({ part: 'address', state: 'wrong', rules: ['BR-DE-3'] }),
  )
})

test('an invoice is fixed by the very rule that the settings show, whatever the public sector asks besides', () => {
  expect(barringParts(model({}))).toEqual([])
  expect(barringParts(model({ telefon: '', email: '' }))).toEqual([])
  expect(barringParts(model({ iban: '', steuernummer: '', ust_id: '', plz: '370' }))).toEqual([
    'address',
    'taxNumber',
    'bank',
  ])
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
