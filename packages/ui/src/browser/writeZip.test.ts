import { createHash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, expect, test, vi } from 'vitest'
import { zipFiles } from './writeZip.ts'

afterEach(() => vi.useRealTimers())

const files = [
  { name: 'Inhalt.txt', bytes: new TextEncoder().encode('a'.repeat(1_000)) },
  { name: 'Belege/RE-2026-0001.pdf', bytes: new Uint8Array([37, 80, 68, 70]) },
]

test('an archive of a day is the same byte by byte, whenever it is made', async () => {
  const made: Uint8Array[] = []
  for (const now of ['2027-01-02T08:00:00Z', '2031-07-31T23:59:00Z']) {
    vi.setSystemTime(now)
    // oxlint-disable-next-line no-await-in-loop
    made.push(new Uint8Array(await (await zipFiles(files, '2026-12-31')).arrayBuffer()))
  }
  const [first, second] = made.map((bytes) => createHash('sha256').update(bytes).digest('hex'))
  expect(second).toBe(first)
  const read = unzipSync(made[0] ?? new Uint8Array())
  expect(Object.keys(read)).toEqual(files.map(({ name }) => name))
  expect(strFromU8(read['Inhalt.txt'] ?? new Uint8Array())).toBe('a'.repeat(1_000))
})
