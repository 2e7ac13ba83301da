import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { toId } from 'storybook/internal/csf'
import { expect, test } from 'vitest'
import { groups } from '../groups.ts'
import { flowPlaces, groupPlaces, screenPlaces } from './places.ts'

const workbench = join(import.meta.dirname, '..')

/** The title as Storybook makes it from the path: a file that is named like its folder does not repeat it. */
function storyTitle(prefix: string, root: string, file: string) {
  const name = basename(file, '.stories.tsx')
  const folders = relative(root, dirname(file)).split('/')
  const parts = [...prefix.split('/'), ...folders, name].filter((part) => part !== '')
  return parts.filter((part, at) => part.toLowerCase() !== parts[at + 1]?.toLowerCase()).join('/')
}

const storyIds = new Set(
  groups.flatMap(([prefix, directory]) => {
    const root = join(workbench, directory)
    const files = existsSync(root) ? globSync('**/*.stories.tsx', { cwd: root }).map((file) => join(root, file)) : []
    return files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, story = '']) =>
        toId(storyTitle(prefix, root, file), story.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')),
      ),
    )
  }),
)

test('the opening page leads to stories that exist', () => {
  const asked = [
    ...screenPlaces.flatMap(({ screen, page }) => [screen, page]),
    ...flowPlaces.map(({ story }) => story),
    ...groupPlaces.map(({ story }) => story),
  ]
  expect(asked.filter((id) => !storyIds.has(id))).toEqual([])
})
