import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const documents = globSync(['*.md', '{docs,deploy,bench}/**/*.md'], { cwd: root })
/** The context of a decision record describes the past. */
const withoutContext = (text: string) => text.replace(/\*\*Context\.\*\*.*?(?=\*\*Decision)/s, '')
const texts = documents.map((file) => ({ file, text: withoutContext(read(file)) }))

/** Not in the repository: made by a run, when production is set up, or by the generator's example. */
const isMade = (path: string) => /^docs\/long-run\.md$|^deploy\/(\.env|secrets)|sawmills/.test(path)

const endings = ['', '.ts', '.tsx', '.mjs']
const packagePath = /^(domain|ui|mocks|app|service)\//

/** A path as texts write it: from the root, or from a package's sources as the packages call one another. */
const exists = (path: string) =>
  [path, path.replace(packagePath, 'packages/$1/src/'), path.replace(packagePath, 'packages/$1/')].some((place) =>
    endings.some((ending) => existsSync(join(root, `${place}${ending}`))),
  )

const rooms = 'packages|domain|ui|mocks|app|service|scripts|e2e|docs|long|faults|visual|bench|deploy|\\.storybook'
const namedPath = new RegExp(`(?<![\\w./@-])(?:${rooms})/[\\w./-]+(?![\\w<*{…])`, 'g')
const code = /`[^`\n]+`/g

const namedScripts = (text: string) => [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
const namedPaths = (text: string) =>
  [...text.matchAll(code)].flatMap(([span]) => [...span.matchAll(namedPath)].map(([path]) => path))
const linkTargets = (text: string, file: string) =>
  [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => join(dirname(file), path))

/** Names in the texts that do not exist, each with its file. */
const wrong = (namedIn: (text: string, file: string) => readonly string[], isThere: (name: string) => boolean) =>
  texts.flatMap(({ file, text }) =>
    namedIn(text, file)
      .filter((name) => !isMade(name) && !isThere(name))
      .map((name) => `${file}: ${name}`),
  )

test('texts name scripts that exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  expect(texts.flatMap(({ text }) => namedScripts(text)).length).toBeGreaterThan(10)
  expect(wrong(namedScripts, (name) => scripts[name] !== undefined)).toEqual([])
})

test('texts name paths that exist', () => {
  expect(texts.flatMap(({ text }) => namedPaths(text)).length).toBeGreaterThan(50)
  expect(wrong(namedPaths, exists)).toEqual([])
})

test('links lead to files that exist', () => {
  expect(wrong(linkTargets, (path) => existsSync(join(root, path)))).toEqual([])
})
