import { expect, test } from 'vitest'
import { operationFindings } from './operationFindings.ts'

const asked = Date.parse('2026-11-20T12:00:00Z')
const operation = {
  mails: { seit: null as string | null, wartend: 0, abgelehnt: 0 },
  scans: 0,
  bilder: 0,
  bilder_grenze: 100,
  inhaber: [],
  adressen: [],
  asked,
}
const scanRoom = { belegt: 10, zugesagt: 0, grenze: 100, frei: 1000 }
const well = { backup: { since: '2026-11-20T02:00:00Z', asked }, operation, scanRoom, document: undefined }
const kinds = (known: Partial<Parameters<typeof operationFindings>[0]>) =>
  operationFindings({ ...well, ...known }).map(({ kind }) => kind)
const waiting = (seit: string) => ({ ...operation, mails: { seit, wartend: 9, abgelehnt: 0 } })

test('a backup of the night, no waiting mail and room are well', () => expect(kinds({})).toEqual([]))

test('what is not known is not judged', () =>
  expect(kinds({ backup: undefined, operation: undefined, scanRoom: undefined })).toEqual([]))

test('a missing backup comes first, then mails that wait for over an hour, documents, and room that gets scarce', () => {
  const all = { operation: { ...waiting('2026-11-20T10:00:00Z'), bilder: 80 }, document: '/invoices/7' }
  expect(kinds({ ...all, backup: { since: undefined, asked } })).toEqual(['noBackup', 'stuck', 'document', 'room'])
})

test('a nightly backup is old after more than 26 hours, mails wait as usual for an hour', () => {
  expect(
    kinds({ backup: { since: '2026-11-19T10:00:00Z', asked }, operation: waiting('2026-11-20T11:00:00Z') }),
  ).toEqual([])
  expect(
    kinds({ backup: { since: '2026-11-19T09:59:59Z', asked }, operation: waiting('2026-11-20T10:59:59Z') }),
  ).toEqual(['oldBackup', 'stuck'])
})
