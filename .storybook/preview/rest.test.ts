import { expect, test } from 'vitest'
import { initialGlobals } from './globals.ts'
import { hasOverrides } from './rest.ts'

const asWritten = { globals: initialGlobals, storyGlobals: {} }
const asAdmin = { globals: { ...initialGlobals, role: 'ogf_admin' }, storyGlobals: {} }

test('theme, colour and size do not stop a play', () => {
  const looks = { ...initialGlobals, theme: 'dark', color: 'blue', size: 'mini' }
  expect(hasOverrides(asWritten)).toBe(false)
  expect(hasOverrides({ ...asWritten, globals: looks })).toBe(false)
})

test('globals that the story fixes itself do not stop its play', () => {
  expect(hasOverrides(asAdmin)).toBe(true)
  expect(hasOverrides({ ...asAdmin, storyGlobals: { role: 'ogf_admin' } })).toBe(false)
})

test('a phone stops a play, unless the story itself fixes it', () => {
  const onPhone = { globals: { ...initialGlobals, viewport: { value: 'phone' } }, storyGlobals: {} }
  expect(hasOverrides(onPhone)).toBe(true)
  expect(hasOverrides({ globals: { ...initialGlobals, viewport: 'phone' } })).toBe(true)
  expect(hasOverrides({ ...onPhone, storyGlobals: { viewport: { value: 'phone' } } })).toBe(false)
  expect(hasOverrides({ globals: { ...initialGlobals, viewport: { value: 'tablet' } } })).toBe(false)
})

test('a run in English stops a German play', () => {
  expect(hasOverrides({ globals: { ...initialGlobals, language: 'en' }, storyGlobals: {} })).toBe(true)
})
