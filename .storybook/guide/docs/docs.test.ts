import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../../../packages/ui/src')

/** Folders of parts and of pieces of the frame: named like the component, with a capital letter. */
const folders = ['parts', 'chrome'].flatMap((room) =>
  readdirSync(join(source, room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
    .map(({ name }) => ({ folder: `${room}/${name}`, name })),
)

test('there are parts', () => expect(folders.length).toBeGreaterThan(60))

test.each(folders)('$folder says what it is for', ({ folder, name }) => {
  const files = readdirSync(join(source, folder))
  expect(files).toContain(`${name}.docs.tsx`)
})

test.each(folders)('$folder lists the props of every component of its name', ({ folder, name }) => {
  const text = readFileSync(join(source, folder, `${name}.docs.tsx`), 'utf8')
  const isComponent = readdirSync(join(source, folder)).includes(`${name}.tsx`)
  const ownComponent = new RegExp(`^export (function|class|const) ${name}\\b`, 'm')
  if (!isComponent || !ownComponent.test(readFileSync(join(source, folder, `${name}.tsx`), 'utf8'))) return
  expect(text).toContain(`import { ${name}`)
})
