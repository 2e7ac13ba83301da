import { blankValues } from '../editor/document.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Position } from '@waldkerf/domain/entities/documents/positions'
import {
  beginConversion,
  type ConversionRecord,
  matchStored,
  remainingSteps,
  type Step,
  withDone,
} from './conversion.ts'

const position = (id: number, lfd_nr: number): Position => ({
  ...blankValues,
  id,
  rechnung_id: null,
  angebot_id: 7,
  lfd_nr,
  anzahl: '1',
  einheit: 'h',
  bez: `Leistung ${id % 2}`,
  ep: '80',
  version: 1,
})
const positions = [position(3, 2), position(1, 1), position(2, 2)]
const days = { day: '2026-11-20', supplyDay: '2026-11-12' }

const begin = () => {
  let count = 0
  return beginConversion({ id: 7 }, positions, days, () => `key ${(count += 1)}`, 0)
}

test('positions go in the order of the document, the offer’s status comes last', () => {
  expect(remainingSteps(begin(), positions).map(({ name }) => name)).toEqual([
    'invoice',
    'link',
    'position:1',
    'position:2',
    'position:3',
    'texts',
    'offer',
  ])
})

/** A data service that keeps keys: the same key makes no second row. */
function service() {
  const rows = new Map<string, Step>()
  return { rows, take: (step: Step) => rows.set('key' in step ? step.key : step.name, step) }
}

/** Takes some steps and stops. @param heard whether the last answer arrived */
function work(record: ConversionRecord, take: (step: Step) => void, steps: number, heard: boolean): ConversionRecord {
  let own = record
  const todo = remainingSteps(record, positions).slice(0, steps)
  todo.forEach((step, index) => {
    take(step)
    if (heard || index < todo.length - 1) own = withDone(own, step, step.name === 'invoice' ? 12 : undefined)
  })
  return own
}

test('broken off anywhere and taken up again, every position is there once', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(3), fc.boolean()), { maxLength: 8 }), (breaks) => {
      const { rows, take } = service()
      const broken = breaks.reduce((record, [steps, heard]) => work(record, take, steps, heard), begin())
      const end = work(broken, take, 99, true)
      expect(remainingSteps(end, positions)).toEqual([])
      expect(rows.size).toBe(positions.length + 4)
      expect(end.invoiceId).toBe(12)
    }),
  )
})

test('a record older than its keys counts what is stored, each row once', () => {
  const stored = [{ ...position(90, 2), bez: 'Leistung 1', ep: '80.00', angebot_id: null, rechnung_id: 12 }]
  const record = matchStored(begin(), positions, stored)
  expect(record.done).toEqual(['position:3'])
  expect(matchStored(record, positions, [...stored, ...stored]).done).toEqual(['position:3'])
})
