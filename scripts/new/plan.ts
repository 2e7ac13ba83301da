import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { type Kind, type Names, Refusal } from './names.ts'
import { type Insertion, screenGrants, screenWiring, sql } from './wiring.ts'

/** The page's name in the menu and as its heading. */
export interface Titles {
  de: string
  en: string
}

/** Whole texts by their path below the project. */
export interface Plan {
  made: ReadonlyMap<string, string>
  changed: ReadonlyMap<string, string>
}

const templates = join(import.meta.dirname, 'templates')

/** Escapes a text for single quotes. */
const quoted = (text: string) => text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")

/** The next free number of a migration. */
function nextNumber(root: string): string {
  const numbers = readdirSync(join(root, sql, 'tables')).map((name) => Number.parseInt(name, 10) || 0)
  return String(Math.max(...numbers) + 1).padStart(3, '0')
}

/** Replaces the template's names by the new ones: first in addresses, calls and tables, which spell them otherwise. */
function renamer(root: string, { camel, pascal, kebab, snake }: Names, titles: Titles) {
  const words: readonly (readonly [string, string])[] = [
    ['Beispielseite', quoted(titles.de)],
    ['Sample page', quoted(titles.en)],
    ['/samples/index', `/${kebab}/index`],
    ['000_samples', `${nextNumber(root)}_${snake}`],
    ['w_get_samples', `w_get_${snake}`],
    ['w_add_samples', `w_add_${snake}`],
    // The service keeps saved views under names of small letters.
    ["name: 'samples',\n", `name: '${camel.toLowerCase().slice(0, 20)}',\n`],
    ['data.samples', `data.${snake}`],
    ['app.samples_entry', `app.${snake}_entry`],
    ["reads('samples'", `reads('${snake}'`],
    ["inserts('samples'", `inserts('${snake}'`],
    ['samples: {\n    columns', `${snake}: {\n    columns`],
    ['Samples', pascal],
    ['samples', camel],
    ['Sample', pascal],
  ]
  const form = new RegExp(words.map(([word]) => word.replaceAll(/[.({]/g, '\\$&')).join('|'), 'g')
  const renamed = new Map(words)
  return (text: string) => text.replace(form, (word) => renamed.get(word) ?? word)
}

/** @throws Error where the place is not found: then the file has changed, and the wiring has to follow */
function insert(text: string, { file, at, side, text: added }: Insertion): string {
  const [before, after, ...more] = text.split(at)
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`scripts/new/wiring.ts: not exactly one place in ${file} for:\n${at}`)
  return before + (side === 'before' ? added + at : at + added) + after
}

/**
 * All files of a new screen or part, with nothing written yet.
 * @param root the project's folder, absolute
 * @throws Refusal when something of that name is there
 */
export function buildPlan(root: string, kind: Kind, names: Names, titles: Titles): Plan {
  const rename = renamer(root, names, titles)
  const folder = join(templates, kind)
  const sources = globSync('**/*.{ts,tsx,sql}', { cwd: folder }).map((path) => path.replaceAll(sep, '/'))
  const made = new Map(
    sources.toSorted().map((path) => [rename(path), rename(readFileSync(join(folder, path), 'utf8'))]),
  )
  const there = [...made.keys()].filter((path) => existsSync(join(root, path)))
  if (there.length > 0)
    throw new Refusal(['There is something of that name already; nothing was written:', ...there].join('\n  '))
  return { made, changed: kind === 'screen' ? wired(root, names, rename) : new Map() }
}

function wired(root: string, { camel, pascal, snake }: Names, rename: (text: string) => string) {
  refuseKnown(root, snake)
  const isKnown = new RegExp(`^\\s*${camel}[:,]|'${camel}'|\\b${pascal}Page\\b`, 'm')
  const changed = new Map<string, string>()
  for (const { file, at, side, text } of screenWiring) {
    const stored = readFileSync(join(root, file), 'utf8')
    if (isKnown.test(stored)) throw new Refusal(`${file} knows "${camel}" already; nothing was written.`)
    changed.set(file, insert(changed.get(file) ?? stored, { file, at, side, text: rename(text) }))
  }
  return changed.set(screenGrants.file, granted(root, rename))
}

/** @throws Refusal when the database has a table, a view or a procedure of that name */
function refuseKnown(root: string, snake: string): void {
  const taken = new RegExp(`\\b(data\\.${snake}|app\\.${snake}_entry|api\\.w_(get|add)_${snake})\\b`)
  for (const file of globSync('*/**/*.sql', { cwd: join(root, sql) })) {
    const [name] = taken.exec(readFileSync(join(root, sql, file), 'utf8')) ?? []
    if (name !== undefined) throw new Refusal(`The database has ${name} already (${file}); nothing was written.`)
  }
}

const isExecute = (line: string) => line.includes(' execute ')

/** The list of grants with those of a new screen, sorted as in the test's query: rights to execute come last. */
function granted(root: string, rename: (text: string) => string): string {
  const stored = readFileSync(join(root, screenGrants.file), 'utf8').trimEnd().split('\n')
  const lines = [...stored, ...screenGrants.lines.map(rename)].toSorted((a, b) => (a < b ? -1 : 1))
  return [...lines.filter((line) => !isExecute(line)), ...lines.filter(isExecute), ''].join('\n')
}
