import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Kind, type Names, toNames, Refusal } from './names.ts'
import { buildPlan } from './plan.ts'

/** `node scripts/new/run.ts screen sawmills --title Sägewerke --title-en Sawmills`; `part Legend`. */

const root = join(import.meta.dirname, '../..')

const nextSteps: Readonly<Record<Kind, (names: Names) => readonly string[]>> = {
  screen: ({ camel, pascal, snake }) => [
    `Say in packages/domain/src/entities/${camel}.ts what a row has; seed and screen follow where they do not compile.`,
    `Give the reason of the added call in packages/domain/src/calls/${camel}.ts.`,
    `Look at Screens/${camel}/${pascal}Screen in Storybook: light, dark, wide, phone.`,
    `Below packages/service/src/sql the migration has the table ${snake}: change it until it is merged. Its rules, with`,
    `w_get_${snake}, stand in rules/${camel} and are changed in place.`,
    'npm start -- --fresh, where a database of yours has to show the example rows.',
    'npm test',
  ],
  part: ({ pascal }) => [
    `Say in packages/ui/src/parts/${pascal}/${pascal}.docs.tsx what it is for, and when something else is right.`,
    `Look at Parts/${pascal} in Storybook: light, dark, wide, phone.`,
    'npm test -- format lint types unused unit stories',
  ],
}

const kinds: readonly Kind[] = ['screen', 'part']

function readCommand() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { title: { type: 'string' }, 'title-en': { type: 'string' } },
  })
  const [word, name = '', ...more] = positionals
  const kind = kinds.find((each) => each === word)
  if (!kind) throw new Refusal('What is it: screen or part?')
  if (more.length > 0) throw new Refusal(`One name at a time; what is ${more.join(', ')}?`)
  const names = toNames(kind, name)
  const en = values['title-en'] ?? values.title ?? names.words
  return { kind, names, titles: { de: values.title ?? names.words, en } }
}

/** Breaks long lines of the written files; SQL and lists need no formatting. */
function format(files: readonly string[]) {
  const { status } = spawnSync(join(root, 'node_modules/.bin/oxfmt'), files, { cwd: root, stdio: 'inherit' })
  if (status !== 0) console.warn('The formatter did not run: npm run format')
}

const list = (title: string, lines: Iterable<string>) => [title, ...[...lines].map((line) => `  ${line}`), '']

function main() {
  const { kind, names, titles } = readCommand()
  const { made, changed } = buildPlan(root, kind, names, titles)
  const files = new Map([...made, ...changed])
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  format([...files.keys()].filter((path) => /\.tsx?$/.test(path)))
  const lines = [
    ...list('Made:', made.keys()),
    ...(changed.size > 0 ? list('Joined to it:', changed.keys()) : []),
    ...list('Next:', nextSteps[kind](names)),
  ]
  process.stdout.write(lines.join('\n'))
}

try {
  main()
} catch (error) {
  const isMistake = error instanceof Refusal || (error instanceof TypeError && 'code' in error)
  if (!isMistake) throw error
  console.error(error.message)
  process.exitCode = 1
}
