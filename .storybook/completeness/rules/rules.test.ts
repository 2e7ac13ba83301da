import { expect, test } from 'vitest'
import { componentCover } from './components.ts'
import { furtherStories, isInOrder, possibleStates, storiesIn } from './states.ts'

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
  expect(Object.fromEntries(componentCover(shownAlpha))).toEqual({
    'packages/ui/src/parts/A/A.tsx': 'shown',
    'packages/ui/src/parts/A/B.tsx': 'inner',
    'packages/ui/src/parts/A/C.tsx': 'inner',
    // Two steps from any story: nobody sees it by itself.
    'packages/ui/src/parts/A/D.tsx': 'missing',
  })
})

test('A type that a story takes shows nothing', () => {
  const typed = new Map(sources).set('packages/ui/src/parts/A/A.stories.tsx', `import type { Alpha } from './A.tsx'`)
  expect(componentCover(typed).get('packages/ui/src/parts/A/A.tsx')).toBe('missing')
})

test('A part that is used twice needs a story of its own', () => {
  const twice = new Map(sources)
    .set('packages/ui/src/parts/A/A.stories.tsx', use('Alpha', './A.tsx'))
    .set('packages/ui/src/parts/F/F.tsx', component('Fox', use('Beta', '../A/B.tsx')))
  expect(componentCover(twice).get('packages/ui/src/parts/A/B.tsx')).toBe('missing')
})

const states = (...props: readonly [string, string][]) => possibleStates(new Map(props))

test('States follow from what a screen takes', () => {
  expect(states()).toEqual(['Ready'])
  expect(states(['documents', 'readonly Link[]'])).toContain('Empty')
  expect(states(['state.rows', 'Loadable<readonly Row[]>'])).toEqual(['Ready', 'Empty', 'Loading', 'Failed'])
  expect(states(['rights', 'GisRights'])).toContain('Forbidden')
})

test('The stories of a screen begin with its states', () => {
  const stories = storiesIn(`
export const Ready = meta.story({})
const failure = 'offline'
export const Failed = Ready.extend({ args: { failure } })
export const LongGerman = meta.story({})
`)
  expect(stories).toEqual(['Ready', 'Failed', 'LongGerman'])
  expect(furtherStories(stories)).toEqual(['LongGerman'])
  expect(isInOrder(stories)).toBe(true)
  expect(isInOrder(['Ready', 'LongGerman', 'Failed'])).toBe(false)
  expect(isInOrder(['Empty', 'Ready'])).toBe(false)
})
