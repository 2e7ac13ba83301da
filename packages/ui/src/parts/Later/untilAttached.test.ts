import { expect, test, vi } from 'vitest'
import { untilAttached } from './untilAttached.ts'

/** Frames that come when they are told to. */
function frames() {
  const waiting: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => waiting.push(frame))
  return async () => {
    waiting.splice(0).forEach((frame) => frame())
    await Promise.resolve()
  }
}

test('an element that is hidden while its code comes is waited for, and one that is gone is not', async () => {
  const next = frames()
  const ref: { current: object | null } = { current: null }
  const said: string[] = []
  const waits = untilAttached([{ current: {} }, ref], () => false).then(() => said.push('there'))
  await next()
  await next()
  expect(said).toEqual([])
  ref.current = {}
  await next()
  await waits
  expect(said).toEqual(['there'])
  await expect(untilAttached([{ current: null }], () => true)).resolves.toBeUndefined()
})
