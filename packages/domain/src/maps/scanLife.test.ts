import { expect, test } from 'vitest'
import { formerScans, keptUntil } from './scanLife.ts'

const scan = (id: number, objekt: string, bis: string | null) => ({
  id,
  karte_id: 1,
  objekt,
  sha256: '',
  bytes: 1,
  media_type: 'image/png',
  width: null,
  height: null,
  von: '',
  seit: '',
  bis,
  aktuell: bis === null,
})

test('former scans stand there once each, the last replaced one first, without the bytes that are current again', () => {
  const scans = [
    scan(1, 'a', '2026-01-01T10:00:00Z'),
    scan(2, 'b', '2026-01-02T10:00:00Z'),
    scan(3, 'a', '2026-01-03T10:00:00Z'),
    scan(4, 'c', '2026-01-04T10:00:00Z'),
    scan(5, 'c', null),
  ]
  expect(formerScans(scans).map(({ id }) => id)).toEqual([3, 2])
})

test('a former scan is kept 90 days', () => {
  expect([keptUntil({ bis: '2026-01-01T10:00:00Z' }), keptUntil({ bis: null })]).toEqual([
    '2026-04-01T10:00:00.000Z',
    null,
  ])
})
