import type { ClientInvoicing } from '@waldkerf/domain/entities/office/invoiceData'
import { buyerDetails, noBuyerDetails } from './editorDocumentModel.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '@waldkerf/domain/calls/CallError'
import { ConflictError } from '@waldkerf/domain/editing/ConflictError'
import { saveMerged } from '@waldkerf/domain/editing/saveMerged'
import { createBuyerEdits } from './buyerEdits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A client's details as the data service keeps them. */
function service() {
  let row: ClientInvoicing = { client_id: 1, ...noBuyerDetails, version: 1 }
  let broken = false
  let outdated = false
  let writes = 0
  return {
    read: async () => row,
    async write(next: ClientInvoicing) {
      if (broken) throw new CallError('', 'network')
      writes += 1
      if (outdated || next.version !== row.version) throw new ConflictError('')
      row = { ...next, version: row.version + 1 }
      return row
    },
    others(part: Partial<ClientInvoicing>) {
      row = { ...row, ...part, version: row.version + 1 }
    },
    breakOff(isBroken: boolean) {
      broken = isBroken
    },
    /** Refuses every later write as outdated. */
    outdate() {
      outdated = true
    },
    writes: () => writes,
    row: () => row,
  }
}

const asLoaded: ClientInvoicing = { client_id: 1, ...noBuyerDetails, version: 1 }
const saved = { status: 'saved', typed: undefined, theirs: {}, error: undefined }

const editsOver = ({ read, write }: ReturnType<typeof service>) =>
  createBuyerEdits((base, mine) =>
    saveMerged({ base, mine, toValues: buyerDetails, send: (row, values) => write({ ...row, ...values }), read }),
  )

const pass = (time: number) => vi.advanceTimersByTimeAsync(time)

test('what is typed is stored after a moment of quiet, beside what others stored in other fields', async () => {
  const stored = service()
  const edits = editsOver(stored)
  edits.change(asLoaded, { ...noBuyerDetails, email: 'a@x.test' })
  stored.others({ ust_id: 'DE123' })
  await pass(700)
  expect(stored.row().email).toBe('')
  await pass(200)
  expect(stored.row()).toMatchObject({ email: 'a@x.test', ust_id: 'DE123' })
  expect(edits.snapshot()).toEqual(saved)
})

test('the same field is asked, and stands as it was chosen', async () => {
  const stored = service()
  const edits = editsOver(stored)
  edits.change(asLoaded, { ...noBuyerDetails, email: 'mine@x.test', leitweg_id: '04011' })
  stored.others({ email: 'theirs@x.test' })
  await pass(900)
  expect(edits.snapshot()).toMatchObject({
    status: 'conflict',
    typed: { mine: { email: 'mine@x.test' } },
    theirs: { email: 'theirs@x.test' },
  })
  expect(stored.row()).toMatchObject({ email: 'theirs@x.test', leitweg_id: '' })
  edits.resolve({ email: 'mine' })
  await pass(1)
  expect(stored.row()).toMatchObject({ email: 'mine@x.test', leitweg_id: '04011' })
  expect(edits.snapshot()).toEqual(saved)
})

test('what fails stays and is sent with the next keystroke, and leaving sends at once', async () => {
  const stored = service()
  const edits = editsOver(stored)
  stored.breakOff(true)
  edits.change(asLoaded, { ...noBuyerDetails, email: 'a' })
  await pass(900)
  expect(edits.snapshot()).toMatchObject({ status: 'failed', typed: { mine: { email: 'a' } } })
  stored.breakOff(false)
  edits.change(asLoaded, { ...noBuyerDetails, email: 'ab' })
  await edits.flush()
  expect(stored.row().email).toBe('ab')
  expect(edits.snapshot().status).toBe('saved')
})

test('a version that lastingly differs is tried six times, and then it is said', async () => {
  const stored = service()
  const edits = editsOver(stored)
  stored.outdate()
  edits.change(asLoaded, { ...noBuyerDetails, email: 'a' })
  await pass(2_000)
  expect(stored.writes()).toBe(2)
  await pass(3_600_000)
  expect(stored.writes()).toBe(6)
  expect(edits.snapshot()).toMatchObject({ status: 'failed', typed: { mine: { email: 'a' } } })
})
