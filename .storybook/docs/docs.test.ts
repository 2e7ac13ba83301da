import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../../packages/ui/src')

/** Folders of parts and of pieces of the frame that have stories: their page stands beside these. */
const folders = ['parts', 'chrome'].flatMap((room) =>
  readdirSync(join(source, room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
    .map(({ name }) => ({ folder: `${room}/${name}`, name }))
    .filter(({ folder }) => globSync('**/*.stories.tsx', { cwd: join(source, folder) }).length > 0),
)

const readDocs = (folder: string, name: string) => readFileSync(join(source, folder, `${name}.docs.tsx`), 'utf8')

test('there are parts', () => expect(folders.length).toBeGreaterThan(75))

test.each(folders)('$folder says in both languages what it is for and what not', ({ folder, name }) => {
  const text = readDocs(folder, name)
  expect(text).not.toMatch(/notFor: \[\]/)
  expect(text).not.toMatch(/\b(de|en): (''|""|``)/)
})

test.each(folders)('$folder lists the props of every component of its name', ({ folder, name }) => {
  const isComponent = readdirSync(join(source, folder)).includes(`${name}.tsx`)
  const ownComponent = new RegExp(`^export (function|class|const) ${name}\\b`, 'm')
  if (!isComponent || !ownComponent.test(readFileSync(join(source, folder, `${name}.tsx`), 'utf8'))) return
  expect(readDocs(folder, name)).toContain(`import { ${name}`)
})
