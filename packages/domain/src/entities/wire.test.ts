import { type GenericSchema, parse, safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { beetleTransitions } from '../beetles/transitions.ts'
import { beetle, beetleStatuses } from './beetles/beetles.ts'
import { day, decimal, flag, instant, text } from './wire.ts'

const accepts = (schema: GenericSchema, value: unknown) => safeParse(schema, value).success

test.each([
  [true, true],
  [1, true],
  ['1', true],
  ['t', true],
  ['true', true],
  [false, false],
  [0, false],
  ['f', false],
])('a flag stored as %j is %j', (stored, value) => {
  expect(parse(flag, stored)).toBe(value)
})

test('absent text is empty', () => {
  expect(parse(text, null)).toBe('')
  expect(parse(text, undefined)).toBe('')
})

test('a day is a calendar day, never an instant', () => {
  expect(accepts(day, '2026-11-20')).toBe(true)
  expect(accepts(day, '2026-11-20T00:00:00Z')).toBe(false)
  expect(accepts(day, '20.11.2026')).toBe(false)
})

test('an instant is what the data service sends', () => {
  expect(accepts(instant, '2026-11-20T08:30:00+00:00')).toBe(true)
  expect(accepts(instant, '2026-11-20T08:30:00.123456+00:00')).toBe(true)
})

test.each(['NaN', 'Infinity', '1e5', '1,5', ''])('%j is no amount', (value) => {
  expect(accepts(decimal, value)).toBe(false)
})

describe('a beetle record', () => {
  const row = {
    id: 1,
    art: 2,
    status: 'archiviert',
    published_from: null,
    letzter_bearbeiter: null,
    message: null,
    fund_datum: null,
    gemeldet_am: '2026-11-20T08:30:00+00:00',
    lat: null,
    lon: null,
    bundesland: null,
    version: 3,
  }

  test('keeps a status it does not know', () => {
    expect(parse(beetle, row)).toMatchObject({ status: 'archiviert', message: '', user_id: null, bilder_anzahl: 0 })
  })

  test('never becomes what it already is', () => {
    for (const status of beetleStatuses) expect(beetleTransitions[status]).not.toContain(status)
  })
})
