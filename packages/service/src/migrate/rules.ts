import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { checksum } from '../postgres/migrations.ts'
import { StartupError } from '../supervisor/startupError.ts'
import { flattened, splitStatements } from './statements.ts'

export type RuleKind = 'routine' | 'view' | 'trigger' | 'policy' | 'grants'

/** A statement in a file below the folder of rules. */
export interface RulePart {
  sql: string
  file: string
  line: number
}

/** An object of the database that stands in a file of rules, or all grants of all of them as one. */
export interface Rule {
  kind: RuleKind
  /** For example `routine app.today`, `trigger a_version on data.kaefer`. No routine is overloaded. */
  name: string
  /** Of all its parts. */
  sql: string
  /** Mostly one; a trigger that fires always has two, and each grant is one. */
  parts: readonly RulePart[]
  /** Of a routine, as PostgreSQL looks one up: `app.refuse(integer, text)`. */
  signature?: string
  /** Table or view of a trigger or a policy, or the view itself. */
  relation?: string
}

/** The file below the folder of rules that names all others in the order in which their routines and views are made. */
export const orderFile = 'order.txt'

/** Grants stand beside their objects, and are revoked and given together. */
export const grantsName = 'grants'

export const ruleChecksum = ({ sql }: Rule): string => checksum(sql)

/** The roles that grants of rules name; rights of other roles are never revoked. */
export const granteesIn = (grants: string): readonly string[] => [
  ...new Set([...grants.matchAll(/\bto (\w+);/g)].map(([, role = '']) => role)),
]

/**
 * Parts between commas within the first pair of brackets of a text: brackets and quotes within are skipped.
 */
function partsInBrackets(text: string): readonly string[] {
  const parts: string[] = []
  let [depth, start] = [0, 0]
  for (const { 0: sign, index } of text.matchAll(/'(?:[^']|'')*'|[()[\],]/g)) {
    if (sign.startsWith("'")) continue
    if ('(['.includes(sign) && (depth += 1) === 1) start = index + 1
    if (')]'.includes(sign)) depth -= 1
    if (depth > 1 || (depth === 1 && sign !== ',')) continue
    parts.push(text.slice(start, index))
    start = index + 1
    if (depth === 0) break
  }
  return parts.filter((part) => part.trim() !== '')
}

/**
 * Types of a routine's arguments, each of which has a name. PostgreSQL looks a routine up by its input arguments: `out`
 * arguments are part of the answer.
 */
const argumentTypes = (head: string): string =>
  partsInBrackets(head)
    .map((argument) => argument.replace(/(?: default |\s*:?=).*$/s, '').trim())
    .filter((argument) => !argument.startsWith('out '))
    .map((argument) => argument.replace(/^(?:(?:in|inout|variadic) )?\w+ /, ''))
    .join(', ')

type Recognized = Omit<Rule, 'sql' | 'parts'>

const forms: readonly (readonly [form: RegExp, recognize: (words: readonly string[], flat: string) => Recognized])[] = [
  [
    /^create or replace (?:function|procedure) ([\w.]+) ?\(/,
    ([name], flat) => ({
      kind: 'routine',
      name: `routine ${name}`,
      signature: `${name}(${argumentTypes(flat)})`,
    }),
  ],
  [/^create or replace view ([\w.]+)/, ([view = '']) => ({ kind: 'view', name: `view ${view}`, relation: view })],
  [
    /^create or replace trigger (\w+) .*? on ([\w.]+)/,
    ([trigger, relation = '']) => ({ kind: 'trigger', name: `trigger ${trigger} on ${relation}`, relation }),
  ],
  // Part of the trigger, which loses it when it is made anew.
  [
    /^alter table ([\w.]+) enable always trigger (\w+)/,
    ([relation = '', trigger]) => ({ kind: 'trigger', name: `trigger ${trigger} on ${relation}`, relation }),
  ],
  [
    /^create policy (\w+) on ([\w.]+)/,
    ([policy, relation = '']) => ({ kind: 'policy', name: `policy ${policy} on ${relation}`, relation }),
  ],
  [/^grant /, () => ({ kind: 'grants', name: grantsName })],
]

function recognized(sql: string): Recognized | undefined {
  const flat = flattened(sql)
  for (const [form, recognize] of forms) {
    const [whole, ...words] = form.exec(flat) ?? []
    if (whole !== undefined) return recognize(words, flat)
  }
  return undefined
}

/** Adds a statement to the rules: a further one of a trigger or of the grants to the one that is there. */
function addRule(rules: Map<string, Rule>, what: Recognized, part: RulePart): void {
  const known = rules.get(what.name)
  if (known === undefined) return void rules.set(what.name, { ...what, sql: part.sql, parts: [part] })
  const isFurther = what.kind === 'grants' || (what.kind === 'trigger' && part.sql.startsWith('alter table'))
  if (!isFurther) {
    const [{ file, line } = part] = known.parts
    throw new StartupError(
      `rules/${part.file}, line ${part.line}: ${what.name} is defined in ${file}, line ${line}, already.`,
    )
  }
  rules.set(what.name, { ...known, sql: `${known.sql}\n${part.sql}`, parts: [...known.parts, part] })
}

/** Files as the list names them. Throws a StartupError where list and folder differ. */
function orderedFiles(folder: string): readonly string[] {
  const list = join(folder, orderFile)
  if (!existsSync(list)) throw new StartupError(`${list} is missing: it names the files of rules in their order.`)
  const named = readFileSync(list, 'utf8')
    .split('\n')
    .map((text, index) => ({ file: text.trim(), line: index + 1 }))
    .filter(({ file }) => file !== '' && !file.startsWith('#'))
  const missing = named.find(({ file }) => !existsSync(join(folder, file)))
  if (missing) throw new StartupError(`${list}, line ${missing.line}: ${missing.file} is not there.`)
  const files = named.map(({ file }) => file)
  const unnamed = globSync('**/*.sql', { cwd: folder }).find((file) => !files.includes(file.replaceAll(sep, '/')))
  if (unnamed !== undefined) throw new StartupError(`${join(folder, unnamed)} is not named in ${list}.`)
  return files
}

/**
 * All rules below a folder, in the order in which they can be made: routines and views as the list of files has them,
 * then triggers, policies and grants, which need them all.
 * @throws StartupError with file and line when list and folder differ, an object is defined twice, or something is no rule
 */
export function readRules(folder: string): readonly Rule[] {
  const rules = new Map<string, Rule>()
  for (const file of orderedFiles(folder)) {
    for (const { sql, line } of splitStatements(readFileSync(join(folder, file), 'utf8'))) {
      const what = recognized(sql)
      if (what === undefined) {
        const [start] = sql.split('\n')
        throw new StartupError(
          `rules/${file}, line ${line}: a file of rules has no '${start}'; tables and data stand in tables/.`,
        )
      }
      addRule(rules, what, { sql, file, line })
    }
  }
  const rank: Readonly<Record<RuleKind, number>> = { routine: 0, view: 0, trigger: 1, policy: 1, grants: 2 }
  return [...rules.values()].toSorted((a, b) => rank[a.kind] - rank[b.kind])
}
