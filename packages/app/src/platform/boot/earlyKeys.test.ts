import { beforeEach, expect, test, vi } from 'vitest'
import { keepEarlyKeys, takeEarlyKeys } from './earlyKeys.ts'

/** A stand-in for the browser's `document` that only takes key listeners. */
let page: EventTarget

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('Element', vi.fn())
  vi.stubGlobal('localStorage', { getItem: () => null })
})

/** @returns whether the browser's default action was prevented */
function press(key: string, held: Partial<KeyboardEvent> = {}): boolean {
  const event = new Event('keydown', { cancelable: true })
  return !page.dispatchEvent(Object.assign(event, { key, ctrlKey: false, metaKey: false, altKey: false, ...held }))
}

test.each([
  ['K', { ctrlKey: true }, 'palette'],
  ['k', { metaKey: true }, 'palette'],
  ['?', {}, 'help'],
  ['k', {}, undefined],
  ['k', { ctrlKey: true, altKey: true }, undefined],
] as const)('%s with %j asks for %s', (key, held, asked) => {
  keepEarlyKeys()
  expect(press(key, held)).toBe(asked !== undefined)
  expect(takeEarlyKeys()).toBe(asked)
})

test('the last wish counts, and Escape takes it back', () => {
  keepEarlyKeys()
  press('?')
  press('k', { ctrlKey: true })
  press('x')
  expect(globalThis.waldkerfKeys?.asked).toBe('palette')
  press('Escape')
  expect(takeEarlyKeys()).toBeUndefined()
})

test('taken over, it neither listens nor wishes any more', () => {
  keepEarlyKeys()
  press('k', { ctrlKey: true })
  expect(takeEarlyKeys()).toBe('palette')
  expect(press('k', { ctrlKey: true })).toBe(false)
  expect(takeEarlyKeys()).toBeUndefined()
})
