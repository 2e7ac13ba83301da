import { expect, test } from 'vitest'
import { modeNamed } from '../preview/modes.ts'
import { frameAddress, framedModes, modeStoryAddress } from './address.ts'

test('a screen is framed in every mode that a page can have', () => {
  const names = framedModes('screens-gis-gisscreen--ready').map(({ name }) => name)
  expect(names).toEqual(['light-de', 'dark', 'phone', 'english', 'dark-english'])
})

test('a flow has no phone and no English mode', () => {
  expect(framedModes('flows-conflict--ready').map(({ name }) => name)).toEqual(['light-de', 'dark'])
})

test('a frame has its mode and what the toolbar sets for all', () => {
  const globals = { role: 'ogf_admin', theme: 'light', viewport: { value: 'tablet' } }
  expect(frameAddress('pages-gis-gispage--ready', modeNamed('dark-english'), globals)).toBe(
    './iframe.html?viewMode=story&id=pages-gis-gispage--ready&globals=theme:dark;language:en;role:ogf_admin;a11y.manual:!true',
  )
  expect(modeStoryAddress('pages-gis-gispage--ready', modeNamed(), {})).toBe(
    './?path=/story/pages-gis-gispage--ready&globals=',
  )
})
