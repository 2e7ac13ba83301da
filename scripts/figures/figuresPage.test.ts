import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawChart } from './chart.ts'
import { figuresPage } from './figuresPage.ts'
import { tableRows } from './tables.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const results = { product: read('bench/RESULTS.md'), service: read('bench/SERVICE-RESULTS.md') }

test('the page of figures and its pictures are those of the reports', () => {
  const page = figuresPage(results)
  expect(Object.fromEntries(Object.keys(page).map((path) => [path, read(`docs/${path}`)]))).toEqual(page)
})

test('a report without a chapter makes no page', () => {
  expect(() => figuresPage({ ...results, service: '# Nothing' })).toThrow('no row')
})

test('rows are the cells of a chapter’s tables', () => {
  const report = '## One\n\n| a | b |\n| --- | --- |\n| `x` | **no** |\n\n## Two\n\n| c |\n'
  expect(tableRows(report, 'One')).toEqual([
    ['a', 'b'],
    ['x', 'no'],
  ])
})

test('lines begin and end at the axes, and no name lies on another', () => {
  const series = [5, 6, 7].map((value) => ({
    name: `at ${value}`,
    points: [
      [1, value],
      [100, value],
    ] as const,
  }))
  const drawn = drawChart({
    title: 't',
    x: 'x',
    y: 'y',
    xMarks: [
      [1, '1'],
      [100, '100'],
    ],
    yMarks: [0, 10],
    series,
  })
  expect(drawn).toContain('points="64,164 520,164"')
  const names = [...drawn.matchAll(/y="([\d.]+)" fill="#\w+">at/g)].map(([, y]) => Number(y)).toSorted((a, b) => a - b)
  expect(names).toHaveLength(3)
  expect(Math.min((names[1] ?? 0) - (names[0] ?? 0), (names[2] ?? 0) - (names[1] ?? 0))).toBeGreaterThanOrEqual(17)
})
