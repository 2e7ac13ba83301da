import { expect, test } from 'vitest'
import { coverOf } from './components.ts'
import { shows, statesOf, storiesIn } from './states.ts'

const component = (name: string, imports = '') => `${imports}\nexport function ${name}() {}\n`
const use = (name: string, from: string) => `import { ${name} } from '${from}'`

const sources = new Map([
  ['packages/ui/src/parts/A/A.stories.tsx', use('A', './A.tsx')],
  ['packages/ui/src/parts/A/A.tsx', component('Alpha', `${use('Beta', './B.tsx')}\n${use('useC', './useC.tsx')}`)],
  ['packages/ui/src/parts/A/B.tsx', component('Beta', use('Delta', './D.tsx'))],
  ['packages/ui/src/parts/A/C.tsx', component('Gamma')],
  ['packages/ui/src/parts/A/useC.tsx', use('Gamma', './C.tsx')],
  ['packages/ui/src/parts/A/D.tsx', component('Delta')],
  ['packages/ui/src/parts/A/E.tsx', component('EdgeProvider')],
])

test('A component is shown by a story or the inner part of one that is, also by way of a hook', () => {
  const shownAlpha = new Map(sources).set('packages/ui/src/parts/A/A.stories.tsx', use('Alpha', './A.tsx'))
  expect(Object.fromEntries(coverOf(shownAlpha))).toEqual({
    'packages/ui/src/parts/A/A.tsx': 'shown',
    'packages/ui/src/parts/A/B.tsx': 'inner',
    'packages/ui/src/parts/A/C.tsx': 'inner',
    // Two steps from any story: nobody sees it by itself.
    'packages/ui/src/parts/A/D.tsx': 'missing',
  })
})

test('A type that a story takes shows nothing', () => {
  const typed = new Map(sources).set('packages/ui/src/parts/A/A.stories.tsx', `import type { Alpha } from './A.tsx'`)
  expect(coverOf(typed).get('packages/ui/src/parts/A/A.tsx')).toBe('missing')
})

test('What a part used twice needs is a story of its own', () => {
  const twice = new Map(sources)
    .set('packages/ui/src/parts/A/A.stories.tsx', use('Alpha', './A.tsx'))
    .set('packages/ui/src/parts/F/F.tsx', component('Fox', use('Beta', '../A/B.tsx')))
  expect(coverOf(twice).get('packages/ui/src/parts/A/B.tsx')).toBe('missing')
})

const states = (props: readonly [string, string][], text = '') => statesOf({ props: new Map(props), text })

test('States follow from what a screen takes', () => {
  expect(states([])).toEqual(['Ready', 'Phone', 'Dark', 'English'])
  expect(states([['documents', 'readonly Link[]']])).toContain('Empty')
  expect(states([['state.rows', 'Loadable<readonly Row[]>']])).toEqual([
    'Ready',
    'Empty',
    'Loading',
    'Failed',
    'Phone',
    'Dark',
    'English',
  ])
  expect(states([['rights', 'GisRights']])).toContain('Forbidden')
  expect(states([], `import { texts } from './Landing.texts.ts'`)).not.toContain('English')
})

test('A story is what it is called only when it sets that', () => {
  const stories = storiesIn(`
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Phone = meta.story({})
`)
  expect(shows(stories, 'Dark')).toBe(true)
  expect(shows(stories, 'Phone')).toBe(false)
  expect(shows(stories, 'Empty')).toBe(false)
})
