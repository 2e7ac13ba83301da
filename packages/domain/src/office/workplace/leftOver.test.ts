import { expect, test } from 'vitest'
import { blankValues, type PositionValues } from '../editor/document.ts'
import type { Saved } from '../editor/plan.ts'
import { leftOvers } from './leftOver.ts'

const values = (part: Partial<PositionValues>): PositionValues => ({ ...blankValues, ep: '80', bez: 'Aufmaß', ...part })
const saved: Saved = new Map(
  ['a', 'b'].map((key, at) => [key, { id: at + 1, version: 1, lfd_nr: at + 1, values: values({ bez: key }) }]),
)
const header = { anrede: 'Guten Tag', zuerl: '' }
const rowWith = (key: string, part: Partial<PositionValues> = {}) => ({ ...values({ bez: key, ...part }), key })

test('what is stored, and a row that nobody has filled in, is not left over', () => {
  const rows = [rowWith('b'), rowWith('a'), { ...blankValues, key: 'new' }]
  expect(leftOvers({ header, rows }, header, saved)).toEqual([])
})

test('changed fields, new rows and removed ones are, each with what was typed', () => {
  const rows = [rowWith('a', { ep: '90' }), rowWith('new', { bez: 'Anfahrt', einheit: 'km', ep: '0.52' })]
  expect(leftOvers({ header: { ...header, zuerl: 'Danke' }, rows }, header, saved)).toEqual([
    { key: 'head', kind: 'changed', fields: [{ field: 'zuerl', value: 'Danke' }] },
    { key: 'a', kind: 'changed', fields: [{ field: 'ep', value: '90' }] },
    {
      key: 'new',
      kind: 'added',
      fields: [
        { field: 'anzahl', value: '1' },
        { field: 'einheit', value: 'km' },
        { field: 'bez', value: 'Anfahrt' },
        { field: 'ep', value: '0.52' },
      ],
    },
    { key: 'b', kind: 'removed', fields: [{ field: 'bez', value: 'b' }] },
  ])
})
