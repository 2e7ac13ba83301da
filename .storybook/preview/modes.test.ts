import { expect, test } from 'vitest'
import { groups } from '../groups.ts'
import { chromaticModes, isModeFor, type Mode, modeAddress, modeNamed, modes, modesFor } from './modes.ts'

const names = (found: readonly Mode[]) => found.map(({ name }) => name)
const all = ['light-de', 'dark', 'phone', 'english', 'forced-colors', 'dark-english', 'forced-colors-english']

test('every group is shown in every mode, but no part on a phone and no flow in English', () => {
  expect(names(modesFor('Pages/gis/GisPage'))).toEqual(all)
  expect(names(modesFor('Chrome/Shell/Frame'))).toEqual(all)
  expect(names(modesFor('Flows/Conflict'))).toEqual(['light-de', 'dark', 'forced-colors'])
  expect(names(modesFor('Parts/Button'))).toEqual(all.filter((name) => name !== 'phone'))
})

test('every folder of stories has the default mode', () => {
  const left = groups.filter(([prefix]) => !isModeFor(modeNamed(), prefix || 'Waldkerf'))
  expect(left).toEqual([])
})

test('a mode that would set what a story fixes itself shows nothing new', () => {
  const dark = names(modesFor('Screens/gis/GisScreen', { theme: 'dark' }))
  expect(dark).toEqual(['light-de', 'phone', 'english', 'forced-colors', 'forced-colors-english'])
})

test('the address of a mode names what differs', () => {
  expect(modes.map(modeAddress)).toEqual([
    '',
    'theme:dark',
    'viewport.value:phone',
    'language:en',
    '',
    'theme:dark;language:en',
    'language:en',
  ])
})

test('an unknown mode is refused with the known ones', () => {
  expect(modeNamed('dark').globals).toEqual({ theme: 'dark' })
  expect(() => modeNamed('darkness')).toThrow(/light-de, dark, phone/)
})

test('Chromatic is handed names of globals and of a viewport', () => {
  expect(chromaticModes).toMatchObject({
    phone: { viewport: 'phone' },
    'dark-english': { theme: 'dark', language: 'en' },
  })
})
