import { deepStrictEqual } from 'node:assert'
import { isLong } from '@waldkerf/domain/testing/isLong'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'

/*
 * For each file of the unit tests. They share a process: what one leaves behind, the next would find.
 */

// Otherwise a property without its own `numRuns` is tried a hundred times.
if (isLong) fc.configureGlobal({ numRuns: 1_000 })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Globals that tests like to replace. */
const replaceable = () => ({
  clock: vi.isFakeTimers() ? 'fake' : 'real',
  globals: Object.entries(globalThis).flatMap(([name, value]) => (value === undefined ? [] : [name])),
  page: [globalThis.window, globalThis.document, globalThis.location, globalThis.localStorage],
  functions: [globalThis.fetch, globalThis.Date, globalThis.setTimeout],
  console: [console.log, console.warn, console.error, console.info],
  environment: { ...process.env },
})

let before: ReturnType<typeof replaceable>
beforeAll(() => {
  before = replaceable()
})
afterAll(() => deepStrictEqual(replaceable(), before))
