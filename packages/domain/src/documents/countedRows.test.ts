import { expect, test } from 'vitest'
import { countedRows } from './countedRows.ts'

const today = '2026-11-20'
const offer = (status: string, day = '2026-11-01') => ({ status, day })
const [open, taken, rejected, lapsed] = [
  offer('versendet'),
  offer('angenommen', '2025-01-01'),
  offer('abgelehnt'),
  offer('versendet', '2025-01-01'),
]

test('a sum leaves out the offers that nothing comes of, and says which', () => {
  expect(countedRows([open, taken], today)).toEqual({ counted: [open, taken] })
  expect(countedRows([open, rejected], today)).toEqual({ counted: [open], without: 'rejected' })
  expect(countedRows([lapsed, open], today)).toEqual({ counted: [open], without: 'lapsed' })
  expect(countedRows([lapsed, open, rejected], today)).toEqual({ counted: [open], without: 'both' })
})

test('whoever looks at those alone sees what they were worth', () => {
  expect(countedRows([rejected, lapsed], today)).toEqual({ counted: [rejected, lapsed] })
  expect(countedRows([], today)).toEqual({ counted: [] })
})
