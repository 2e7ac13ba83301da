import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { foldStyles } from '../build/foldStyles.ts'

const root = join(import.meta.dirname, '../../..')
const folder = join(root, 'packages/app/build')
const table = readFileSync(join(folder, 'README.md'), 'utf8')
const steps = [...table.matchAll(/^\| `([\w.]+)` \|.*\| ([^|]+) \|$/gm)].map(([, file = '', noticedBy = '']) => ({
  file,
  noticedBy,
}))

test('every step of the build stands in the table, with its reason', () => {
  const files = readdirSync(folder).filter((name) => name !== 'README.md')
  expect(steps.map(({ file }) => file).toSorted()).toEqual(files.toSorted())
})

test('the checks that notice a broken step are there', () => {
  const named = steps.flatMap(({ noticedBy }) => [...noticedBy.matchAll(/`([\w/.]+)`/g)].map(([, path = '']) => path))
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('white space of style templates is folded, expressions stay', () => {
  const { transform } = foldStyles()
  if (typeof transform !== 'function') throw new Error('the step transforms nothing')
  const code =
    "import { css } from 'styled-components'\nconst look = css`\n  color: ${color.text};\n  margin: 0;\n  width: calc(9ch + ${space(1)} + 2px);\n`"
  const folded: unknown = Reflect.apply(transform, undefined, [code, '/packages/ui/src/parts/Look.tsx'])
  expect(folded).toMatchObject({
    code: expect.stringContaining(
      'css`color: ${color.text};margin: 0;width: calc(9ch + ${space(1)} + 2px);`',
    ) as string,
  })
})

test.each(['index.html', 'landing.html', 'demo/index.html'])(
  '%s says in its head what it is, and in which language',
  (page) => {
    const html = readFileSync(join(root, 'packages/app', page), 'utf8')
    expect(html).toContain('<html lang="de">')
    expect(/<meta\s+name="description"\s+content="([^"]*)"/.exec(html)?.[1]?.length).toBeGreaterThan(50)
  },
)
