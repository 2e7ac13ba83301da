import { drawChart, type Series } from './chart.ts'
import { rowNamed, tableRows } from './tables.ts'

/** The reports of `npm run bench` and `npm run bench:service`. */
export interface Results {
  product: string
  service: string
}

/** Files of the page, by their paths below `docs/`. */
export type FiguresPage = Readonly<Record<string, string>>

/** Calls of the table of ten million that people know, with their names for them. */
const knownCalls = [
  ['window: the newest', 'the list of all'],
  ['words: a species in a Land', 'a search by words'],
  ['clusters of all', 'the map of a country'],
  ['section, zoom 15', 'a section of the map'],
  ['a decision', 'a decision'],
  ['report of a year', 'the report of a year'],
] as const

const seconds = (milliseconds: string | undefined) => `${(Number(milliseconds) / 1_000).toFixed(1)} s`

/** Between two marks of an axis. */
const steps = [10, 20, 25, 50, 100, 200, 250, 500, 1_000, 2_000, 5_000]

/** Marks of an axis from 0 to beyond the highest value, six at most. */
function marksFor(series: readonly Series[]): number[] {
  const most = Math.max(...series.flatMap(({ points }) => points.map(([, value]) => value)))
  const step = steps.find((one) => most / one <= 5) ?? most
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, nr) => nr * step)
}

function recordsChart(service: string): string {
  const rows = tableRows(service, 'Ten million sightings')
  const series = knownCalls.map(([call, name]): Series => {
    const [, few, many] = rowNamed(rows, call)
    return {
      name,
      points: [
        [100_000, Number(few)],
        [10_000_000, Number(many)],
      ],
    }
  })
  return drawChart({
    title: 'Milliseconds of calls with a hundred thousand and with ten million sightings',
    x: 'sightings',
    y: 'ms for 99 of 100 calls',
    xMarks: [
      [100_000, '100,000'],
      [1_000_000, '1 million'],
      [10_000_000, '10 million'],
    ],
    yMarks: marksFor(series),
    series,
  })
}

/** The rows of the chapter on people at once, without their head. */
const peopleRows = (service: string) =>
  tableRows(service, 'People at once').filter(([people]) => /^\d+$/.test(people ?? ''))

function peopleCharts(service: string): FiguresPage {
  const rows = peopleRows(service)
  const xMarks = rows.map(([people]): [number, string] => [Number(people), Number(people).toLocaleString('en')])
  const line = (name: string, column: number): Series => ({
    name,
    points: rows.map((row) => [Number(row[0]), Number(row[column])]),
  })
  const calls = [line('calls a second', 1)]
  const times = [line('95 of 100 calls', 3), line('the middle one', 2)]
  return {
    'images/figures-calls.svg': drawChart({
      title: 'Calls a second by people who work at once',
      x: 'people who press once a second',
      y: 'calls a second',
      xMarks,
      yMarks: marksFor(calls),
      series: calls,
    }),
    'images/figures-people.svg': drawChart({
      title: 'Milliseconds of a call by people who work at once',
      x: 'people who press once a second',
      y: 'ms',
      xMarks,
      yMarks: marksFor(times),
      series: times,
    }),
  }
}

/** Times that people feel, as one table. */
function feltRows({ product, service }: Results): string[][] {
  const load = tableRows(product, 'First load')
  const table = tableRows(product, 'The table')
  const [, usable, limit] = rowNamed(load, 'usable, ms')
  const [, form] = rowNamed(tableRows(product, 'Without a line'), 'the form stands')
  const [, sorted] = rowNamed(table, 'sort by a number, ms')
  const [, frames] = rowNamed(table, 'fast drag, frames ≤ 17 ms, %')
  const [, , decision] = rowNamed(tableRows(service, 'Ten million sightings'), 'a decision')
  const imported = rowNamed(tableRows(service, 'A file of a hundred thousand finds'), 'import, beside readers')[1]
  const [, started] = rowNamed(tableRows(service, 'Start'), 'a fresh folder, with demo data')
  const most = peopleRows(service).findLast(([, , , , errors, holds]) => errors === '0' && holds === 'yes')
  return [
    [
      'The first screen after signing in, on a phone’s line and a slow processor',
      `${seconds(usable)} (bare libraries: ${seconds(limit)})`,
    ],
    ['“Fund melden” in a forest without a line', seconds(form)],
    ['100,000 rows sorted by a number', `${sorted} ms`],
    ['Frames kept while they are dragged', `${frames} %`],
    ['A decision among ten million sightings (99 of 100)', `${Number(decision).toFixed(0)} ms`],
    ['A file of 100,000 finds imported, others at work', `${imported} s`],
    [
      'People who press once a second on one machine of two cores',
      `${Number(most?.[0]).toLocaleString('en')}, 95 of 100 calls within ${most?.[3]} ms`,
    ],
    ['`npm start` in a fresh folder until ready', seconds(started)],
  ]
}

/**
 * The page on how quick the product is, which a buyer reads in a minute, with its pictures: all from the reports, none typed.
 * @throws Error where a report lacks what the page shows
 */
export function figuresPage(results: Results): FiguresPage {
  const table = feltRows(results).map((cells) => `| ${cells.join(' | ')} |`)
  const page = `# In figures

Measured on one machine of two cores that runs the browser, the web server and the database at once.
[bench/RESULTS.md](../bench/RESULTS.md) and [bench/SERVICE-RESULTS.md](../bench/SERVICE-RESULTS.md) have all of it, with goals, limits, and what does not hold yet;
\`npm run bench -- figures\` makes this page of them.

| | |
| --- | --- |
${table.join('\n')}

## A hundred times as many sightings, the same time

![Milliseconds of six calls with a hundred thousand and with ten million sightings](images/figures-records.svg)

## People at once

![Milliseconds of a call by people who work at once](images/figures-people.svg)

![Calls a second by people who work at once](images/figures-calls.svg)
`
  return {
    'figures.md': page,
    'images/figures-records.svg': recordsChart(results.service),
    ...peopleCharts(results.service),
  }
}
