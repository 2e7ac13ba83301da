import { expect, test } from 'vitest'
import { initialGlobals } from './globals.ts'
import { endBeforePlay, isElsewise, restingCanvas, runStep } from './rest.ts'

const asWritten = { globals: initialGlobals, storyGlobals: {} }
const asAdmin = { globals: { ...initialGlobals, role: 'ogf_admin' }, storyGlobals: {} }

test('a look changes nothing of what a play meets', () => {
  expect(isElsewise(asWritten)).toBe(false)
  expect(isElsewise({ ...asWritten, globals: { ...initialGlobals, theme: 'dark', color: 'blue', size: 'mini' } })).toBe(
    false,
  )
})

test('what the story fixes itself, its play knows', () => {
  expect(isElsewise(asAdmin)).toBe(true)
  expect(isElsewise({ ...asAdmin, storyGlobals: { role: 'ogf_admin' } })).toBe(false)
})

test('a phone is another page to a play, unless it is the story that fixes it', () => {
  const onPhone = { globals: { ...initialGlobals, viewport: { value: 'phone' } }, storyGlobals: {} }
  expect(isElsewise(onPhone)).toBe(true)
  expect(isElsewise({ ...onPhone, storyGlobals: { viewport: { value: 'phone' } } })).toBe(false)
  expect(isElsewise({ globals: { ...initialGlobals, viewport: { value: 'tablet' } } })).toBe(false)
})

test('steps rest while the toolbar has another role', async () => {
  const done: string[] = []
  await runStep('I publish', () => void done.push('published'), asAdmin)
  expect(done).toEqual([])
  await runStep('I publish', () => void done.push('published'), asWritten)
  expect(done).toEqual(['published'])
})

test('a resting canvas says why nothing is found', () => {
  const canvas = restingCanvas({ findByRole: () => 'a row', within: 'kept' })
  expect(() => canvas.findByRole()).toThrow('ruhen')
  expect(canvas.within).toBe('kept')
})

test('a story that ends before its play is still looked at', async () => {
  const seen: boolean[] = []
  const context = {
    abortSignal: new AbortController().signal,
    applyAfterEach: async (drawn: { abortSignal: AbortSignal }) => void seen.push(drawn.abortSignal.aborted),
  }
  await endBeforePlay(context)
  expect(seen).toEqual([false])
  expect(context.abortSignal.aborted).toBe(true)
})
