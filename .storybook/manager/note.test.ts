import { expect, test } from 'vitest'
import { noteOf } from './note.ts'

const page = { title: 'Pages/gis/GisPage', storyGlobals: {}, userGlobals: {} }

test('nothing is said where the toolbar decides', () => {
  expect(noteOf(page)).toBeUndefined()
  expect(noteOf({ ...page, userGlobals: { role: 'ogf_admin', scenario: 'slow' } })).toBeUndefined()
})

test('what the story fixes is named', () => {
  expect(noteOf({ ...page, storyGlobals: { viewport: { value: 'phone' }, scenario: 'failing' } })).toBe(
    'Von der Story: Szenario, Ansicht',
  )
})

test('a role on a pure screen is said to do nothing', () => {
  const screen = { ...page, title: 'Screens/gis/GisScreen' }
  expect(noteOf({ ...screen, userGlobals: { role: 'ogf_admin' } })).toBe('Rolle, Szenario: nur Pages, Flows')
  expect(noteOf({ ...screen, userGlobals: { role: 'asTheStory', theme: 'dark' } })).toBeUndefined()
})
