import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { prepareLayout } from './layout.ts'
import { startStack } from './start.ts'
import { assertRoom, storageFault, storageState, watchStorage } from './storage.ts'
import { StartupError } from './supervisor/startupError.ts'
import { testOptions } from './testing/testStack.ts'

// Files share their modules; those here are loaded anew, to get the watched file system.
vi.hoisted(() => vi.resetModules())
// Two functions alone: of a file system that is watched as a whole nothing is read any more by the files that follow.
vi.mock('node:fs', () => {
  const fs = process.getBuiltinModule('node:fs')
  return {
    ...fs,
    statfsSync: vi.fn<typeof fs.statfsSync>(fs.statfsSync),
    writeFileSync: vi.fn<typeof fs.writeFileSync>(fs.writeFileSync),
  }
})

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waldkerf-test-'))
})

afterEach(() => {
  vi.mocked(statfsSync).mockReset()
  vi.mocked(writeFileSync).mockReset()
  rmSync(folder, { recursive: true, force: true })
})

const systemError = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: no`), { code, ...(path && { path }) })
const withFree = (megabytes: number) =>
  vi.mocked(statfsSync).mockReturnValue({ bavail: megabytes, bsize: 2 ** 20 } as ReturnType<typeof statfsSync>)

describe('at the start', () => {
  test.each(['file', 'file/below'])('a %s in the place of the folder is said to be one', async (place) => {
    writeFileSync(join(folder, 'file'), '')
    const start = startStack({ ...testOptions(folder), data: join(folder, place) })
    await expect(start).rejects.toThrow(StartupError)
    await expect(start).rejects.toThrow(`${join(folder, place)} cannot be the data folder`)
  })

  test.each([
    [systemError('ENOSPC'), /^The disk with \/data is full\. Free some space on it, or set WALDKERF_DATA/],
    [systemError('EDQUOT'), /is full/],
    [systemError('53100'), /is full/],
    [systemError('EROFS', '/data/launcher.json'), /^\/data is on a read-only file system/],
    [systemError('EACCES', '/data/home'), /^This account may not write to \/data/],
  ])('%s is one sentence', (error, message) => {
    const fault = storageFault(error, '/data')
    expect(fault?.message).toMatch(message)
    expect(fault?.message).not.toMatch(/\n|E[A-Z]{4,}/)
  })

  test('an error from elsewhere does not concern the data folder', () => {
    expect(storageFault(systemError('EACCES', '/usr/bin/postgres'), '/data')).toBeUndefined()
    expect(storageFault(systemError('EACCES'), '/data')).toBeUndefined()
    expect(storageFault('ENOSPC', '/data')).toBeUndefined()
  })

  test('a message in a log counts only while it is true', () => {
    const error = new StartupError('PostgreSQL does not start. The end of x.log:\nFATAL: No space left on device')
    withFree(5)
    expect(storageFault(error, folder)?.message).toMatch(/is full/)
    withFree(5_000)
    expect(storageFault(error, folder)).toBeUndefined()
  })

  test('a disk that is nearly full is refused before anything is made', async () => {
    withFree(120)
    expect(() => assertRoom(folder, true)).toThrow('120 MB are free, and Waldkerf needs 300 MB to start')
    expect(() => assertRoom(folder, false)).not.toThrow()
    await expect(startStack(testOptions(folder))).rejects.toThrow(/nearly full/)
  })
})

describe('while it runs', () => {
  test('a disk with room is ready, and no test file is left', () => {
    const { run } = prepareLayout(join(folder, 'data'), undefined)
    expect(storageState(run)).toBe('ready')
    mkdirSync(join(run, 'writable'))
    expect(storageState(run)).toBe('readonly')
  })

  test.each([
    ['ENOSPC', 'full'],
    ['EDQUOT', 'full'],
    ['EROFS', 'readonly'],
  ])('%s is %s', (code, state) => {
    vi.mocked(writeFileSync).mockImplementationOnce(() => {
      throw systemError(code)
    })
    expect(storageState(folder)).toBe(state)
  })

  test('it is looked at every two seconds at most', () => {
    const state = watchStorage(folder)
    withFree(1)
    expect([state(), state(), state()]).toEqual(['full', 'full', 'full'])
    expect(vi.mocked(statfsSync)).toHaveBeenCalledOnce()
  })
})
