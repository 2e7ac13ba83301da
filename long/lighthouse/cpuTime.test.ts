import { expect, test } from 'vitest'
import { countCpuTime, type TraceEvent } from './cpuTime.ts'

const event = (name: string, ts: number, dur: number, tdur: number, tid = 1): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid,
  ts,
  dur,
  tdur,
})

test('a task lasts as long as it worked, with all that is in it; between tasks and on other threads nothing moves', () => {
  const slow = [event('RunTask', 100, 80, 20), event('Layout', 140, 40, 10), event('Paint', 200, 8, 8)]
  const other = event('Decode', 120, 50, 1, 2)
  expect(countCpuTime([...slow, other]).map(({ name, ts, dur }) => [name, ts, dur])).toEqual([
    ['RunTask', 100, 20],
    ['Decode', 120, 50],
    ['Layout', 110, 10],
    ['Paint', 200, 8],
  ])
})
