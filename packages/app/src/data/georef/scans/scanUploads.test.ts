import type { KeptScan } from '@waldkerf/domain/georef/scans/keptScan'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ScanStore } from '@waldkerf/app/platform/storage/scans/scanStore'
import { createScanUploads } from './scanUploads.ts'

interface Sent {
  options: {
    uploadUrl: string | null
    onProgress: (sent: number) => void
    onSuccess: () => void
    onAfterResponse: (request: undefined, response: { getStatus: () => number }) => void
    onShouldRetry: (error: object) => boolean
    onError: (error: Error) => void
  }
  aborted: boolean
}
const { uploads } = vi.hoisted(() => ({ uploads: [] as Sent[] }))
vi.mock('tus-js-client', () => ({
  Upload: class {
    url = '/scans/files/1'
    sent: Sent
    constructor(_file: File, options: Sent['options']) {
      this.sent = { options, aborted: false }
    }
    start() {
      uploads.push(this.sent)
    }
    async abort() {
      this.sent.aborted = true
    }
  },
}))

/** Stands in for the browser's file system, whose files are still there after a reload. */
function memoryStore(): ScanStore {
  const entries = new Map<number, KeptScan>()
  const files = new Map<number, File>()
  return {
    async keep(map, file) {
      files.set(map, file)
      entries.set(map, { map, name: file.name, size: file.size })
    },
    file: async (map) => files.get(map),
    list: async () => [...entries.values()],
    async change(map, part) {
      const known = entries.get(map)
      if (known) entries.set(map, { ...known, ...part })
    },
    async remove(map) {
      entries.delete(map)
      files.delete(map)
    },
  }
}

/** Web Locks of one window; called again it stands for a reload, which releases all locks. */
function windowLocks() {
  const held = new Set<string>()
  const request = (name: string, { steal }: LockOptions, work: (lock: unknown) => unknown) => {
    if (held.has(name) && !steal) return Promise.resolve(work(null))
    held.add(name)
    return Promise.resolve(work({})).finally(() => held.delete(name))
  }
  vi.stubGlobal('navigator', { locks: { request } })
}

const scan = new File(['0123456789'], 'Blatt 3.png')
const open = (store: ScanStore) => createScanUploads({ store, token: async () => 'token' })
const running = () => uploads.filter(({ aborted }) => !aborted)

beforeEach(() => {
  uploads.length = 0
  windowLocks()
  return () => vi.unstubAllGlobals()
})

test('a pause is kept over a reload, and goes on by hand where the server has it', async () => {
  const store = memoryStore()
  const before = open(store)
  await before.begin(7, scan)
  uploads[0]?.options.onProgress(4)
  await store.change(7, { uploadUrl: '/scans/files/1' })
  await before.pause(7)
  expect(running()).toEqual([])

  const after = open(store)
  await after.resumeAll()
  expect(after.snapshot()[7]).toMatchObject({ status: 'paused', name: 'Blatt 3.png', size: 10, sent: 4 })
  expect(running()).toEqual([])

  await after.resume(7)
  expect(running().map(({ options }) => options.uploadUrl)).toEqual(['/scans/files/1'])
  expect((await store.list())[0]?.isPaused).toBe(false)
})

test('what a closed tab has left goes on by itself, once, however often it is asked', async () => {
  const store = memoryStore()
  await store.keep(7, scan)
  await store.keep(8, scan)
  await store.change(8, { isUploaded: true })
  const after = open(store)
  await Promise.all([after.resumeAll(), after.resumeAll()])
  await after.resumeAll()
  expect(running()).toHaveLength(1)
  uploads[0]?.options.onSuccess()
  expect(after.snapshot()[7]).toMatchObject({ status: 'stored', sent: 10 })
  await vi.waitFor(async () => expect(await store.list()).toMatchObject([{ isUploaded: true }, { isUploaded: true }]))
})

test('a second window leaves alone what another one sends, until somebody presses there', async () => {
  const store = memoryStore()
  await open(store).begin(7, scan)
  const other = open(store)
  await other.resumeAll()
  expect(uploads).toHaveLength(1)
  await other.resume(7)
  expect(uploads).toHaveLength(2)
})

test('one upload after the other: the next begins when one is done, has failed, or is paused', async () => {
  const uploader = open(memoryStore())
  const statuses = () => [7, 8, 9, 10].map((map) => uploader.snapshot()[map]?.status)
  for (const map of [7, 8, 9, 10]) void uploader.begin(map, scan)
  await vi.waitFor(() => expect(statuses()).toEqual(['uploading', 'waiting', 'waiting', 'waiting']))
  await vi.waitFor(() => expect(uploads).toHaveLength(1))
  uploads[0]?.options.onSuccess()
  await vi.waitFor(() => expect(statuses()).toEqual(['stored', 'uploading', 'waiting', 'waiting']))
  await uploader.pause(9)
  await vi.waitFor(() => expect(uploads).toHaveLength(2))
  uploads[1]?.options.onError(new Error('no line'))
  await vi.waitFor(() => expect(statuses()).toEqual(['stored', 'failed', 'paused', 'uploading']))
  void uploader.resume(9)
  await vi.waitFor(() => expect(statuses()).toEqual(['stored', 'failed', 'waiting', 'uploading']))
})

const none = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))

test('where the browser keeps nothing, a pause goes on from the chosen file', async () => {
  const uploader = open({ keep: none, file: none, list: none, change: none, remove: none })
  await uploader.begin(7, scan)
  await uploader.pause(7)
  await uploader.resume(7)
  expect(running()).toHaveLength(1)
})

test('whether the browser has a copy is known, and not promised where it has none', async () => {
  const [full, roomy] = [open({ ...memoryStore(), keep: none }), open(memoryStore())]
  await full.begin(7, scan)
  await roomy.begin(7, scan)
  expect([full.snapshot()[7]?.isLoose, roomy.snapshot()[7]?.isLoose]).toEqual([true, false])
})

test('an upload that an administrator has ended does not begin anew by itself, over a reload neither', async () => {
  const store = memoryStore()
  const before = open(store)
  await before.begin(7, scan)
  await store.change(7, { uploadUrl: '/scans/files/1' })
  const { onAfterResponse, onShouldRetry, onError } = uploads[0]!.options
  expect(() => onAfterResponse(undefined, { getStatus: () => 204 })).not.toThrow()
  expect(onShouldRetry({})).toBe(true)
  // tus continues after any answer unless this callback throws.
  expect(() => onAfterResponse(undefined, { getStatus: () => 410 })).toThrow('ended')
  expect(onShouldRetry({})).toBe(false)
  onError(new Error('ended'))
  expect(before.snapshot()[7]).toMatchObject({ status: 'ended', name: 'Blatt 3.png' })
  await vi.waitFor(async () => expect(await store.list()).toMatchObject([{ isEnded: true }]))

  uploads.length = 0
  const after = open(store)
  await after.resumeAll()
  expect(after.snapshot()[7]).toMatchObject({ status: 'ended', name: 'Blatt 3.png', sent: 0 })
  expect(uploads).toEqual([])

  await after.resume(7)
  expect(uploads.map(({ options }) => options.uploadUrl)).toEqual([null])
})
