import { describe, expect, test } from 'vitest'
import { flagColumn, optionalWholeColumn, realColumn, textColumn, wholeColumn } from '@waldkerf/domain/entities/columns'
import { checkCells, readCells } from './cells.ts'

const columns = {
  typ: textColumn(3),
  jahr: optionalWholeColumn(1_500, 2_200),
  res: realColumn(1, 100),
  show: flagColumn(false),
  nr: wholeColumn(0, 9),
}

describe('types read', () => {
  test.each([
    [{ typ: 7 }, { typ: '7' }],
    [{ typ: true }, { typ: 'true' }],
    [{ jahr: ' 1911 ' }, { jahr: 1_911 }],
    [{ res: '1e2' }, { res: 100 }],
    [{ res: 'NaN' }, { res: Number.NaN }],
    [{ res: '-inf' }, { res: -Infinity }],
    [{ show: 'Yes' }, { show: true }],
    [{ show: 0 }, { show: false }],
    [{ jahr: null }, { jahr: null }],
  ])('%j', (sent, row) => {
    expect(readCells(columns, sent)).toEqual(row)
  })

  test.each([
    [{ jahr: 1.5 }, '22P02'],
    [{ jahr: '' }, '22P02'],
    [{ jahr: 3e9 }, '22003'],
    [{ res: 'x' }, '22P02'],
    [{ res: '1e400' }, '22003'],
    [{ show: 'ja' }, '22P02'],
  ])('%j is refused', (sent, code) => {
    expect(() => readCells(columns, sent)).toThrow(expect.objectContaining({ answer: { code } }))
  })
})

describe('tables take', () => {
  test('what lies within their bounds, and null where they may', () => {
    expect(() => checkCells(columns, { typ: 'äöü', jahr: null, res: 1, nr: 0, other: null })).not.toThrow()
  })

  test.each([
    [{ typ: 'lang', nr: null }, '23502'],
    [{ typ: 'lang' }, '23514'],
    [{ jahr: 1_499 }, '23514'],
    [{ res: Number.NaN }, '23514'],
    [{ show: null }, '23502'],
  ])('not %j', (row, code) => {
    expect(() => checkCells(columns, row)).toThrow(expect.objectContaining({ answer: { code } }))
  })
})
