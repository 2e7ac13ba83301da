import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultSettings, readSettings, settingsFrom } from './settings.ts'

describe('readSettings', () => {
  test('has the defaults of the specification when nothing is stored', () => {
    expect(readSettings(null)).toEqual(defaultSettings)
    expect(defaultSettings).toMatchObject({
      themeColor: '#007d40',
      tagsView: false,
      fixedHeader: false,
      sidebarLogo: false,
    })
  })
  test('keeps what is right and leaves out what is not', () => {
    const text = JSON.stringify({ tagsView: true, themeColor: 'red', colorMode: 'dark', density: 7, other: 1 })
    expect(readSettings(text)).toEqual({ ...defaultSettings, tagsView: true, colorMode: 'dark' })
  })
  test('takes no variables that are not colours', () => {
    const variables = { '--color-accent': 'url(https://elsewhere.example)' }
    expect(settingsFrom({ variables }).variables).toEqual({})
    expect(settingsFrom({ variables: { position: 'light-dark(#000000,#ffffff)' } }).variables).toEqual({})
  })
  test('survives any stored text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readSettings(text)).toBeDefined()
      }),
    )
  })
  test('reads back what it wrote', () => {
    const settings = { ...defaultSettings, themeColor: '#1a5fa8', fixedHeader: true }
    expect(readSettings(JSON.stringify(settings))).toEqual(settings)
  })
})
