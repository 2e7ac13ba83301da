import * as fc from 'fast-check'
import { type GenericSchema, parse, safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { decimalText, emptyToNull, erlOn, exactlyOne, idText, noPayload, nullToEmpty } from './encodings.ts'
import { patchMap } from './maps/maps.ts'
import { insertPosition, updatePosition } from './documents/positions.ts'
import { addUser, patchUser } from './users/users.ts'

const accepts = (schema: GenericSchema, value: unknown) => safeParse(schema, value).success

describe('every encoding', () => {
  test.each<[string, GenericSchema, fc.Arbitrary<unknown>]>([
    ['idText', idText, fc.nat()],
    ['decimalText', decimalText, fc.integer()],
    ['emptyToNull', emptyToNull, fc.option(fc.string())],
    ['nullToEmpty', nullToEmpty, fc.option(fc.string())],
    ['erlOn', erlOn, fc.option(fc.boolean())],
  ])('%s leaves alone what already has the wire form', (_name, schema, values) => {
    fc.assert(
      fc.property(values, (value) => {
        const wire = parse(schema, value)
        expect(parse(schema, wire)).toEqual(wire)
      }),
    )
  })
})

describe('ids', () => {
  test('travel as text', () => {
    fc.assert(fc.property(fc.nat(), (id) => parse(idText, id) === String(id)))
    expect(parse(idText, ' 7 ')).toBe('7')
  })

  test.each(['', '-1', '1.5', '1e3', 'seven', '٧', '1'.repeat(19), 1.5, Number.NaN])('refuse %j', (value) => {
    expect(accepts(idText, value)).toBe(false)
  })
})

describe('decimal numbers', () => {
  test.each([
    [19, '19'],
    ['19.00', '19.00'],
    [-0.5, '-0.5'],
    ['1234567890.123456', '1234567890.123456'],
  ])('%j travels as %j', (value, wire) => {
    expect(parse(decimalText, value)).toBe(wire)
  })

  test.each(['', '1e5', 'NaN', 'Infinity', '1,5', '1.', '.5', '+1', 1e-7, 1e21, Number.NaN])('refuse %j', (value) => {
    expect(accepts(decimalText, value)).toBe(false)
  })
})

describe('positions', () => {
  const row = { anzahl: 2.5, bez: 'Begehung', einheit: 'h', ep: '85.00', lfd_nr: 1 }

  test('null explanations become empty text, a null erl_on becomes true', () => {
    expect(parse(updatePosition.payload, { ...row, id: 4, erl: null, erl_on: null, erl_titel: null })).toEqual({
      id: '4',
      anzahl: '2.5',
      bez: 'Begehung',
      einheit: 'h',
      ep: '85.00',
      lfd_nr: '1',
      erl: '',
      erl_on: 'true',
      erl_titel: '',
    })
  })

  test('a stored false stays false', () => {
    expect(parse(erlOn, false)).toBe('false')
  })

  test('belong to an invoice or an offer', () => {
    expect(accepts(insertPosition.payload, { ...row, rechnung_id: 1 })).toBe(true)
    expect(accepts(insertPosition.payload, { ...row, angebot_id: 1 })).toBe(true)
    expect(accepts(insertPosition.payload, row)).toBe(false)
    expect(accepts(insertPosition.payload, { ...row, angebot_id: 1, rechnung_id: 1 })).toBe(false)
  })
})

describe('people', () => {
  test('empty names of a new user are null', () => {
    const links = { kataster_enabled: false, apus_team: false, apus_admin: false, client_id: 3 }
    expect(parse(addUser.payload, { mail: ' a@b.test ', first_name: ' ', last_name: '', ...links })).toEqual({
      mail: 'a@b.test',
      first_name: null,
      last_name: null,
      ...links,
      client_id: '3',
    })
  })

  test('a PATCH carries the profession or mail flags', () => {
    expect(accepts(patchUser.payload, { berufsgruppe: 'Forstschutz' })).toBe(true)
    expect(accepts(patchUser.payload, { mail_new: true, mail_rejected: false })).toBe(true)
    expect(accepts(patchUser.payload, {})).toBe(false)
    expect(accepts(patchUser.payload, { berufsgruppe: '', mail_new: true })).toBe(false)
    expect(accepts(patchUser.payload, { app_status: 'ogf_admin' })).toBe(false)
  })
})

describe('one field at a time', () => {
  test('no field, two fields and unknown fields are refused', () => {
    const schema = exactlyOne({ epsg: nullToEmpty, bundesland: nullToEmpty })
    expect(accepts(schema, { epsg: '25832' })).toBe(true)
    expect(accepts(schema, {})).toBe(false)
    expect(accepts(schema, { epsg: '25832', bundesland: 'Hessen' })).toBe(false)
    expect(accepts(schema, { name: 'x' })).toBe(false)
  })

  test('a map takes each of its listed columns alone', () => {
    expect(accepts(patchMap.payload, { jahr: 1978 })).toBe(true)
    expect(accepts(patchMap.payload, { jahr: null })).toBe(true)
    expect(accepts(patchMap.payload, { jahr: 1978, res: 300 })).toBe(false)
    expect(accepts(patchMap.payload, { map_name: 'x' })).toBe(false)
  })
})

test('a call without payload takes nothing else', () => {
  expect(accepts(noPayload, {})).toBe(true)
  expect(accepts(noPayload, { id: 1 })).toBe(false)
})
