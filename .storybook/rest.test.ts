import { expect, test } from 'vitest'
import { initialGlobals } from './globals.ts'
import { isElsewise, restingCanvas, runStep } from './rest.ts'

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
