import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSheets, readThrough, type Span } from './sheetBlocks.ts'

const block = 2 ** 15
const file = Uint8Array.from({ length: 3 * block + 500 }, (_, at) => at % 251)

/** As much of a browser's cache as is used here. */
function fakeCaches() {
  const kept = new Map<string, Response>()
  const cache = {
    match: async (key: string) => kept.get(key)?.clone(),
    put: async (key: string, value: Response) => void kept.set(key, value),
    keys: async () => [...kept.keys()],
    delete: async (key: string) => kept.delete(key),
  }
  return { open: async () => cache, delete: async () => (kept.clear(), true), kept }
}

let fake: ReturnType<typeof fakeCaches>
const asked: Span[] = []
async function load({ from, length }: Span) {
  asked.push({ from, length })
  return file.slice(from, from + length).buffer
}
const read = async (from: number, length: number, from_ = load) =>
  new Uint8Array(await readThrough('sheet', { from, length }, from_))

beforeEach(() => {
  fake = fakeCaches()
  vi.stubGlobal('caches', fake)
  asked.length = 0
})
afterEach(() => vi.unstubAllGlobals())

const noLine = () => Promise.reject(new Error('offline'))
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

test('what was read once is there without a line; only what is missing is asked for, in one piece', async () => {
  expect(await read(block, block)).toEqual(file.slice(block, 2 * block))
  await settled()
  expect(await read(0, 3 * block)).toEqual(file.slice(0, 3 * block))
  expect(asked).toEqual([{ from: block, length: block }, { from: 0, length: 3 * block }]) // prettier-ignore
  await settled()
  expect(await read(0, 3 * block, noLine)).toEqual(file.slice(0, 3 * block))
  await expect(read(3 * block, 500, noLine)).rejects.toThrow('offline')
})

test('the last block ends where the file does', async () => {
  const end = [3 * block, 500] as const
  expect(await read(...end)).toEqual(file.slice(3 * block))
  await settled()
  expect(await read(...end)).toEqual(file.slice(3 * block))
  expect(asked).toHaveLength(1)
})

test('it is bounded, and signing out leaves nothing', async () => {
  const large = new ArrayBuffer(3_400 * block)
  await readThrough('large', { from: 0, length: large.byteLength }, async () => large)
  await vi.waitFor(() => expect(fake.kept.size).toBe(3_000), { timeout: 5_000 })
  await forgetSheets()
  expect(fake.kept.size).toBe(0)
})

test('where nothing can be kept it is read at the server', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('private')) })
  expect(await read(0, 100)).toEqual(file.slice(0, 100))
})
