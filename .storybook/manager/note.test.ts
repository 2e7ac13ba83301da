import { expect, test } from 'vitest'
import { storyNote } from './note.ts'

const page = { title: 'Pages/gis/GisPage', storyGlobals: {}, userGlobals: {} }

test('nothing is said where the toolbar decides', () => {
  expect(storyNote(page)).toBeUndefined()
  expect(storyNote({ ...page, userGlobals: { role: 'ogf_admin', scenario: 'slow' } })).toBeUndefined()
})

test('what the story fixes is named', () => {
  expect(storyNote({ ...page, storyGlobals: { viewport: { value: 'phone' }, scenario: 'failing' } })).toBe(
    'Von der Story: Szenario, Ansicht',
  )
})

test('a role on a pure screen is said to do nothing', () => {
  const screen = { ...page, title: 'Screens/gis/GisScreen' }
  expect(storyNote({ ...screen, userGlobals: { role: 'ogf_admin' } })).toBe('Rolle, Szenario: nur Pages, Flows')
  expect(storyNote({ ...screen, userGlobals: { role: 'asTheStory', theme: 'dark' } })).toBeUndefined()
})
