import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { leanBuild } from './leanBuild.ts'

const handler = () => null
const filterFor = (plugin: Plugin | undefined) =>
  (plugin?.transform as { filter?: { id?: RegExp } } | undefined)?.filter?.id

test('what reads modules for pages of docs reads parts and pieces of the frame, and no other plugin is touched', async () => {
  const props: Plugin = { name: 'storybook:react-docgen-plugin', transform: handler }
  const code: Plugin = { name: 'plugin-csf', transform: { order: 'post', handler } }
  const other: Plugin = { name: 'other', transform: handler }
  const { plugins } = await leanBuild({ plugins: [[Promise.resolve(props), false], code, other] }, [])
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

test('statistics of the build are kept for who asks for them', async () => {
  const plugins = [{ name: 'storybook:rollup-plugin-webpack-stats' }]
  expect((await leanBuild({ plugins }, ['build'])).plugins).toEqual([])
  expect((await leanBuild({ plugins }, ['build', '--stats-json'])).plugins).toEqual(plugins)
})
