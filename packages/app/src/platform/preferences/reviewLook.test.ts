import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeLook, readLook } from './reviewLook.ts'
import { defaultSettings } from './settings.ts'

const anySettings = fc.record({
  themeColor: fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
  tagsView: fc.boolean(),
  fixedHeader: fc.boolean(),
  sidebarLogo: fc.boolean(),
  colorMode: fc.constantFrom('system' as const, 'light' as const, 'dark' as const),
  density: fc.constantFrom('comfortable' as const, 'compact' as const),
})

test('a link brings the same look', () => {
  fc.assert(
    fc.property(anySettings, (settings) => {
      expect(readLook(writeLook(settings))).toMatchObject(settings)
    }),
  )
})

test('it is short and can be read', () => {
  expect(writeLook(defaultSettings)).toBe('007d40')
  expect(writeLook({ ...defaultSettings, themeColor: '#1a5fa8', tagsView: true, colorMode: 'dark' })).toBe(
    '1a5fa8-tags-dark',
  )
})

test('nonsense is the standard look', () => {
  fc.assert(fc.property(fc.string(), (look) => Boolean(readLook(look).themeColor)))
  expect(readLook('constructor-__proto__')).toEqual(defaultSettings)
})
