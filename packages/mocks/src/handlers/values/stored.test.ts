import { insertPosition } from '@waldkerf/domain/calls/documents/positions'
import { addPositionTemplate } from '@waldkerf/domain/calls/office/texts'
import { type Columns, emptyRow, factsAbout, flagColumn, textLengths } from '@waldkerf/domain/entities/columns'
import {
  position,
  positionTemplate,
  templateColumns,
  writtenColumns,
} from '@waldkerf/domain/entities/documents/positions'
import { anyRow } from '@waldkerf/domain/testing/anyRow'
import * as fc from 'fast-check'
import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { toStored } from './arguments.ts'

const entities = [
  {
    name: 'a line item',
    columns: writtenColumns as Columns,
    send: (row: object) => parse(insertPosition.payload, { ...row, rechnung_id: 7 }),
    read: (row: object) => parse(position, { ...row, id: 1, version: 1 }),
  },
  {
    name: 'a template',
    columns: templateColumns as Columns,
    send: (row: object) => parse(addPositionTemplate.payload, row),
    read: (row: object) => parse(positionTemplate, { ...row, id: 1, version: 1 }),
  },
]

describe.each(entities)('$name', ({ columns, send, read }) => {
  test('comes back as it was sent, whatever its columns take', () => {
    fc.assert(
      fc.property(anyRow(columns), (row) => {
        expect(read(toStored(columns, send(row)))).toMatchObject(row)
      }),
    )
  })

  test.each(Object.entries(textLengths(columns)))('refuses a character more than %s takes', (name, most) => {
    const row = { ...emptyRow(columns), [name]: '🌲'.repeat(most) }
    expect(toStored(columns, send(row))).toEqual(row)
    const refusal = expect.objectContaining({ answer: expect.objectContaining({ details: 'too_long' }) })
    expect(() => toStored(columns, send({ ...row, [name]: `${'🌲'.repeat(most)}x` }))).toThrow(refusal)
  })
})

test('a flag of which nothing is said is what its column has by itself', () => {
  expect(toStored({ shown: flagColumn(true), hidden: flagColumn(false) }, { shown: '', hidden: '' })).toEqual({
    shown: true,
    hidden: false,
  })
})

test('a schema without metadata is no column', () => {
  expect(() => factsAbout(position.entries.id)).toThrow('is no column')
})
