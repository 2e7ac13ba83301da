import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/*
 * The linter refuses circles of static imports, types included; this test also finds those with dynamic imports.
 */

const root = join(import.meta.dirname, '../..')
const files = globSync(['packages/*/*/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}'], {
  cwd: root,
  exclude: ['**/node_modules/**'],
})
const known = new Set(files)
const name = /(?:\bfrom|\bimport\(|\bimport) ?'([^']+)'/g

/** The file that a module's name leads to; undefined where it is no source of ours. */
function resolve(from: string, to: string): string | undefined {
  const [, home, path = ''] = /^@waldkerf\/(\w+)\/(.+)/.exec(to) ?? []
  const bases = home ? [join('packages', home, 'src', path), join('packages', home, path)] : [join(dirname(from), to)]
  return bases.flatMap((base) => [base, `${base}.ts`, `${base}.tsx`]).find((file) => known.has(file))
}

const imports = new Map(
  files.map((file) => {
    const names = [...readFileSync(join(root, file), 'utf8').matchAll(name)]
    return [file, names.flatMap(([, to = '']) => resolve(file, to) ?? [])]
  }),
)

/** The first circle of imports from the file on, ending where it begins. @param done files that lead to none */
function findCircle(file: string, way: readonly string[], done: Set<string>): readonly string[] | undefined {
  if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
  if (done.has(file)) return undefined
  for (const next of imports.get(file) ?? []) {
    const circle = findCircle(next, [...way, file], done)
    if (circle) return circle
  }
  done.add(file)
  return undefined
}

test('no files import each other, code that is loaded later included', () => {
  expect([...imports.values()].flat().length).toBeGreaterThan(10_000)
  const done = new Set<string>()
  expect(files.map((file) => findCircle(file, [], done)).filter((circle) => circle !== undefined)).toEqual([])
})
