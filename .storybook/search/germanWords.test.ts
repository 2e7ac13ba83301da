import { globSync } from 'node:fs'
import { join } from 'node:path'
import { toId } from 'storybook/internal/csf'
import { expect, test } from 'vitest'
import { readStoryIds } from '../completeness/report/addresses.ts'
import { groups } from '../groups.ts'
import { wordedTitles, wordsFor } from './germanWords.ts'

const root = join(import.meta.dirname, '../..')
const storyId = readStoryIds(root)
const files = groups.flatMap(([, directory]) =>
  globSync('**/*.stories.tsx', { cwd: join(root, '.storybook', directory) }).map((file) =>
    join('.storybook', directory, file),
  ),
)
const prefixes = new Set(files.map((file) => storyId(file, 'Ready')?.split('--')[0]))

const hasStories = (id = '') => [...prefixes].some((prefix) => prefix === id || prefix?.startsWith(`${id}-`))

test('every key is the title of a story file, or a folder of some', () => {
  expect(wordedTitles.filter((title) => !hasStories(toId(title, 'Ready').split('--')[0]))).toEqual([])
})

test('every screen, page and flow of the product is called something in German', () => {
  const named = new Set(wordedTitles.map((title) => toId(title, 'Ready').split('--')[0]))
  const wanted = files.filter((file) =>
    /(ui\/src\/screens\/.*Screen|app\/src\/(pages\/.*Page|flows\/.*))\.stories/.test(file),
  )
  expect(wanted.length).toBeGreaterThan(40)
  expect(wanted.filter((file) => !named.has(storyId(file, 'Ready')?.split('--')[0] ?? ''))).toEqual([])
})

test('what stands below a part is found by its words, too', () => {
  expect(wordsFor('Parts/DataTable/head/TableHead')).toContain('Tabelle')
  expect(wordsFor('Screens/gis/table/RecordTiles')).toBeUndefined()
})
