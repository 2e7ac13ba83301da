import { expect, test } from 'vitest'
import { buildPartsReport, readLists, storiesByKeyboard } from './report.ts'

const parts = 'packages/ui/src/parts'
const screens = 'packages/ui/src/screens'
const sources = new Map([
  [`${parts}/Button/Button.tsx`, ''],
  [
    `${parts}/Button/Button.stories.tsx`,
    "import { Button } from './Button.tsx'\nexport const Typed = meta.story({ play: () => userEvent.tab() })\n",
  ],
  [`${parts}/Dialog/Dialog.tsx`, "import { Button } from '../Button/Button.tsx'"],
  [`${screens}/gis/Tools.tsx`, "import { Button } from '../../parts/Button/Button.tsx'"],
  [`${screens}/gis/GisScreen.tsx`, "import { Tools } from './Tools.tsx'"],
  [`${screens}/users/UsersScreen.tsx`, "import { Dialog } from '../../parts/Dialog/Dialog.tsx'"],
])
const storyId = (path: string, name: string) => `${path.split('/').at(-1)}--${name}`

test('a part is followed through the inner pieces of a screen, but not through other parts', () => {
  const found = buildPartsReport(sources, storyId)
  expect(found['parts/Button']).toEqual({
    screens: [{ name: 'GisScreen', id: 'GisScreen.stories.tsx--Ready' }],
    within: ['parts/Dialog'],
    lists: {},
    byKeyboard: [{ name: 'Typed', id: 'Button.stories.tsx--Typed' }],
  })
  expect(found['parts/Dialog']?.screens.map(({ name }) => name)).toEqual(['UsersScreen'])
})

test('stories whose plays press keys', () => {
  const text = `export const Ready = meta.story({})
export const Keys = meta.story({ play: async ({ userEvent }) => { await userEvent.keyboard('{Enter}') } })
export const Click = meta.story({ play: async ({ userEvent }) => { await userEvent.click(button) } })
`
  expect(storiesByKeyboard(text)).toEqual(['Keys'])
})

test('read-only lists among the props', () => {
  const text = `interface ListProps {
  rows: readonly Row[]
  /** None by default. */
  picked?: readonly (readonly string[])[]
  label: string
}
`
  expect(readLists(text)).toEqual([
    ['rows', 'readonly Row[]'],
    ['picked', 'readonly (readonly string[])[]'],
  ])
})
