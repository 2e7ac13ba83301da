import { beforeEach, expect, test, vi } from 'vitest'
import { browserScanStore, leaveScans } from './scanStore.ts'

const missing = () => new DOMException('none', 'NotFoundError')

/** A file of the browser's own file system. */
function memoryFile(name: string) {
  let content = new Blob()
  return {
    getFile: async () => new File([content], name),
    createWritable: async () => ({
      write: async (part: Blob | string) => void (content = new Blob([part])),
      close: async () => undefined,
    }),
  }
}

const find = <T>(all: Map<string, T>, name: string, make: (() => T) | undefined): T => {
  const found = all.get(name) ?? make?.()
  if (!found) throw missing()
  all.set(name, found)
  return found
}

/** A folder of the browser's own file system, in memory. */
function memoryFolder() {
  const folders = new Map<string, ReturnType<typeof memoryFolder>>()
  const files = new Map<string, ReturnType<typeof memoryFile>>()
  type Options = { create?: boolean }
  return {
    getDirectoryHandle: async (name: string, { create }: Options = {}): Promise<unknown> =>
      find(folders, name, create ? memoryFolder : undefined),
    getFileHandle: async (name: string, { create }: Options = {}): Promise<unknown> =>
      find(files, name, create ? () => memoryFile(name) : undefined),
    async *keys() {
      yield* folders.keys()
    },
    async removeEntry(name: string) {
      if (!folders.delete(name)) throw missing()
    },
  }
}

beforeEach(() => {
  const root = memoryFolder()
  vi.stubGlobal('navigator', { storage: { getDirectory: async () => root }, locks: navigator.locks })
  return () => vi.unstubAllGlobals()
})

const scan = (name: string) => new File([name], name)

test('signing out deletes copies of what is uploaded, and keeps for their person what nobody else has', async () => {
  const own = browserScanStore('Expert@waldkerf.test')
  await own.keep(1, scan('Blatt 1.png'))
  await own.keep(2, scan('Blatt 2.png'))
  await own.change(1, { isUploaded: true })
  const others = browserScanStore('admin@waldkerf.test')
  await others.keep(1, scan('Blatt 9.png'))
  await others.change(1, { isUploaded: true })

  await leaveScans('expert@waldkerf.test')

  expect(await own.list()).toEqual([{ map: 2, name: 'Blatt 2.png', size: 11 }])
  expect(await own.file(1)).toBeUndefined()
  expect((await own.file(2))?.name).toBe('Blatt 2.png')
  expect(await others.list()).toHaveLength(1)
})

test('a copy that was cut off while it was written is none', async () => {
  const own = browserScanStore('expert@waldkerf.test')
  await own.keep(1, scan('Blatt 1.png'))
  await own.change(1, { size: 4_711 })
  expect(await own.file(1)).toBeUndefined()
})

test('changes at the same moment all count, and a sign-out waits for them', async () => {
  const own = browserScanStore('expert@waldkerf.test')
  await own.keep(1, scan('Blatt 1.png'))
  const changes = [own.change(1, { uploadUrl: '/scans/files/1' }), own.change(1, { isUploaded: true })]
  const left = leaveScans('Expert@waldkerf.test')
  await Promise.all([...changes, left])
  expect(await own.list()).toEqual([])
})
