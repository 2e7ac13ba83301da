import { expect, test } from 'vitest'
import { shows } from './looks.ts'

test('a story that settles nothing is looked at in every theme and size', () => {
  expect(shows({}, 'light', 'phone')).toBe(true)
  expect(shows({}, 'dark', 'wide')).toBe(true)
})

test('a story about the dark has no light picture', () => {
  expect(shows({ theme: 'dark' }, 'light', 'wide')).toBe(false)
  expect(shows({ theme: 'dark' }, 'dark', 'phone')).toBe(true)
})

test('a story with a window of its own has the pictures of that one', () => {
  const phone = { width: 390, height: 844 }
  expect(shows({ viewport: phone }, 'light', 'wide')).toBe(false)
  expect(shows({ viewport: phone }, 'light', 'phone')).toBe(true)
  expect(shows({ viewport: { width: 834, height: 1_112 } }, 'light', 'wide')).toBe(true)
})
