import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { documentedOnly } from './documentedOnly.ts'

const handler = () => null
const filterFor = (plugin: Plugin | undefined) =>
  (plugin?.transform as { filter?: { id?: RegExp } } | undefined)?.filter?.id

test('what reads modules for pages of docs reads parts and pieces of the frame, and no other plugin is touched', async () => {
  const props: Plugin = { name: 'storybook:react-docgen-plugin', transform: handler }
  const code: Plugin = { name: 'plugin-csf', transform: { order: 'post', handler } }
  const other: Plugin = { name: 'other', transform: handler }
  const { plugins } = await documentedOnly({ plugins: [[Promise.resolve(props), false], code, other] })
  const [first, second, third] = plugins as Plugin[]
  expect(third).toBe(other)
  expect(second?.transform).toMatchObject({ order: 'post', handler })
  for (const reader of [first, second]) {
    expect('/work/packages/ui/src/parts/Button/Button.tsx').toMatch(filterFor(reader)!)
    expect('/work/packages/ui/src/chrome/Header/Header.stories.tsx').toMatch(filterFor(reader)!)
    expect('/work/packages/ui/src/screens/users/UsersScreen.tsx').not.toMatch(filterFor(reader)!)
    expect('/work/packages/ui/src/parts/Button/Button.texts.ts').not.toMatch(filterFor(reader)!)
  }
})
