import { globSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import type { Call } from '@waldkerf/domain/calls/call'
import { calls, templateCalls } from '@waldkerf/domain/calls/contract'
import { type Screen, usedBy, uses as usesByScreen } from '@waldkerf/domain/calls/uses'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')
const files = new Set(globSync('**/*.{ts,tsx}', { cwd: source }).filter((name) => !/\.(test|stories)\./.test(name)))

/** Beginnings of the paths of screens that have no folder of their own name in `pages`. */
const rooms: Readonly<Partial<Record<Screen, RegExp>>> = {
  session: /^session\//,
  search: /^shell\/search\//,
  maps: /^pages\/(gis|georef)\//,
  offers: /^pages\/document/,
  invoices: /^pages\/document/,
  settings: /^pages\/officeSettings\//,
  demo: /^template\//,
}
const room = (screen: Screen) => rooms[screen] ?? new RegExp(`^pages/${screen}/`)

/** Hooks that read from a context, each with the function that makes the calls behind that context. */
const given: Readonly<Record<string, string>> = {
  'session/SessionProvider.tsx useSession': 'data/users/ownUser.ts loadOwnUser',
  'template/session/TemplateSessionProvider.tsx useTemplateSession':
    'template/session/templateSession.ts createTemplateSession',
}

/** The file that an import names: one of this package, or 'call' for a call of the contract. */
function imported(from: string, path: string): string | undefined {
  if (path.startsWith('@waldkerf/domain/calls/')) return 'call'
  const own = path.startsWith('.') ? normalize(join(from, '..', path)) : path.replace(/^@waldkerf\/app\//, '')
  return [own, `${own}.ts`, `${own}.tsx`].find((name) => files.has(name))
}

/** Each name that a file imports, with its origin as '<file> <exported name>'. */
function importedNames(file: string, text: string): Map<string, string> {
  const found = [...text.matchAll(/^import \{([^}]*)\} from '([^']+)'/gm)].flatMap(([, names = '', path = '']) => {
    const target = imported(file, path)
    return target === undefined ? [] : names.split(',').map((name) => [name.trim().split(' as '), target] as const)
  })
  return new Map(found.map(([[name = '', alias = name], target]) => [alias, `${target} ${name}`]))
}

/**
 * All that each function and constant of a file uses, both as '<file> <name>'; a dynamic import uses '<file> *', the
 * whole file. Functions and constants are found because the formatter begins them in the first column.
 */
function uses(file: string): [string, string[]][] {
  const text = readFileSync(join(source, file), 'utf8')
  const names = importedNames(file, text)
  const parts = text.split(/^(?=(?:export )?(?:async )?(?:function|const|class) \w)/m).slice(1)
  const named = parts.map((part) => [/(?:function|const|class) (\w+)/.exec(part)?.[1] ?? '', part] as const)
  const own = new Set(named.map(([name]) => name))
  const made = named.map(([name, part]): [string, string[]] => {
    const words = [...new Set(part.match(/\w+/g))]
    const known = words.flatMap((word) => names.get(word) ?? (own.has(word) ? `${file} ${word}` : []))
    const later = [...part.matchAll(/import\('([^']+)'\)/g)].map(([, path = '']) => `${imported(file, path)} *`)
    return [`${file} ${name}`, [...known, ...later]]
  })
  return [...made, [`${file} *`, made.map(([name]) => name)]]
}

const graph = new Map([...files].flatMap(uses))
for (const [hook, made] of Object.entries(given)) graph.get(hook)?.push(made)

function reached(from: readonly string[]): ReadonlySet<string> {
  const seen = new Set(from)
  for (const name of seen) for (const next of graph.get(name) ?? []) seen.add(next)
  return seen
}

const all = Object.values({ ...calls, ...templateCalls }).flatMap((area) => Object.entries<Call>(area))

test('every call is made by its hook, and the hook is used on its screen', () => {
  const names = [...graph.keys()]
  const byScreen = new Map(
    (Object.keys(usesByScreen) as Screen[]).map((screen) => [
      screen,
      reached(names.filter((name) => room(screen).test(name))),
    ]),
  )
  const wrong = all.flatMap(([call, { name: callName }]) => {
    const use = usedBy.get(callName)
    if (!use) return []
    const hooks = names.filter((name) => name.endsWith(` ${use.hook}`))
    const making = hooks.filter((hook) => reached([hook]).has(`call ${call}`))
    if (making.length === 0) return [`${call}: ${use.hook} does not make it`]
    const isUsed = making.some((hook) => byScreen.get(use.screen)?.has(hook))
    return isUsed ? [] : [`${call}: ${use.hook} is not used by ${use.screen}`]
  })
  expect(wrong).toEqual([])
})

test('a call without a hook is made by nobody', () => {
  const made = reached([...graph.keys()])
  expect(all.filter(([call, { name }]) => !usedBy.has(name) && made.has(`call ${call}`)).map(([call]) => call)).toEqual(
    [],
  )
})
