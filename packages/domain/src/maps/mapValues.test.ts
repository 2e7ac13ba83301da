import { expect, test } from 'vitest'
import { patchedColumns } from '../entities/maps/maps.ts'
import { type EditableMapColumn, mapField, mapFields, readMapValue, typedMapValue } from './mapValues.ts'

test('every column that can be patched has a field, but the script', () => {
  const named = mapFields.map(({ column }) => column)
  expect(['georef_bash', ...named].toSorted()).toEqual(Object.keys(patchedColumns).toSorted())
})

test.each<[EditableMapColumn, string, unknown]>([
  ['jahr', ' 1911 ', { value: 1911 }],
  ['jahr', '', { value: null }],
  ['jahr', '1911,5', { fault: 'notWhole' }],
  ['jahr', '911', { fault: 'outOfRange' }],
  ['jahr', 'neunzehnhundert', { fault: 'notANumber' }],
  ['scale', '2.500', { value: 2_500 }],
  ['scale', '0', { fault: 'outOfRange' }],
  ['scale', '-5', { fault: 'outOfRange' }],
  ['res', '299,5', { value: 299.5 }],
  ['res', '1e3', { fault: 'notANumber' }],
  ['epsg', '25833', { value: 25_833 }],
  ['epsg', '7', { fault: 'outOfRange' }],
  ['typ', ' Lageplan ', { value: 'Lageplan' }],
  ['typ', 'x'.repeat(101), { fault: 'tooLong' }],
  ['bem_apus', 'eins\nzwei\n', { value: 'eins\nzwei' }],
  ['show_client', 'true', { value: true }],
  ['show_client', 'false', { value: false }],
])('%s: %j', (column, typed, read) => {
  expect(readMapValue(mapField(column), typed, 'de')).toEqual(read)
})

test('in English a number has a decimal point', () => {
  expect(typedMapValue(299.5, 'en')).toBe('299.5')
  expect(readMapValue(mapField('res'), '299.5', 'en')).toEqual({ value: 299.5 })
  expect(readMapValue(mapField('scale'), '2,500', 'en')).toEqual({ value: 2_500 })
  expect(readMapValue(mapField('res'), '299,5', 'en')).toEqual({ fault: 'notANumber' })
})

test.each<[EditableMapColumn, Parameters<typeof typedMapValue>[0]]>([
  ['res', 299.5],
  ['scale', 2_500],
  ['jahr', null],
  ['typ', 'Lageplan'],
  ['show_client', true],
])('%s: what is stored as %j is typed and read the same', (column, value) => {
  for (const language of ['de', 'en'] as const) {
    expect(readMapValue(mapField(column), typedMapValue(value, language), language)).toEqual({ value })
  }
})
