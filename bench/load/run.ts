import { join } from 'node:path'
import { judgeLines, machine } from '../facts.ts'
import { kept, report } from '../report.ts'
import { buildLimit } from './limit/build.ts'
import { signInToLimit } from './limit/session.ts'
import {
  type Change,
  countRoundTrips,
  measureChange,
  measureLoad,
  median,
  withoutToken,
  type Load,
  type Session,
} from './measure.ts'
import { launchBrowser, signIn, startSite } from './site.ts'

/*
 * The first load against the limit: what the same libraries cost when they do next to nothing (limit/). Both are loaded
 * by turns on the same slowed-down machine, so that the ratio holds where the times do not.
 */

const rounds = Number(process.argv.find((arg) => arg.startsWith('--rounds='))?.slice('--rounds='.length) ?? 5)
const root = join(import.meta.dirname, '../..')
const product = join(root, 'dist')

/** The figures compared, and the goal of each: a value, or so many times the limit's on the same machine. */
const goals = {
  scriptAndStyle: { title: 'script and style until usable, kB over the wire', most: 135 },
  wholeScriptAndStyle: { title: 'script and style of the whole load, kB', most: 190 },
  contentful: { title: 'first contentful paint, ms', ratio: 1.3 },
  usable: { title: 'usable, ms', ratio: 1.15 },
  blocking: { title: 'blocking of the whole load, ms', ratio: 1.5 },
  layoutShift: { title: 'layout shift', most: 0.02, digits: 3 },
  heap: { title: 'heap after everything, MB', most: 5, digits: 1 },
  shown: { title: 'warm change of route at CPU/4, ms', ratio: 1.8 },
  cpu: { title: 'warm change of route, CPU ms at full speed', ratio: 1.8, digits: 1 },
} as const satisfies Record<string, { title: string; digits?: number } & ({ most: number } | { ratio: number })>

type Figures = Record<keyof typeof goals, number>

const medians = (loads: readonly Load[]): Omit<Figures, keyof Change> => {
  const medianFor = (key: Exclude<keyof Load, 'unannounced'>) => median(loads.map((load) => load[key]))
  return {
    scriptAndStyle: medianFor('scriptAndStyle'),
    wholeScriptAndStyle: medianFor('wholeScriptAndStyle'),
    contentful: medianFor('contentful'),
    usable: medianFor('usable'),
    blocking: medianFor('blocking'),
    layoutShift: medianFor('layoutShift'),
    heap: medianFor('heap'),
  }
}

const { lines, judge } = judgeLines()

function row(key: keyof Figures, own: number, limit: number): string {
  const goal = goals[key]
  const digits = 'digits' in goal ? goal.digits : 0
  const ratio = limit > 0 ? own / limit : undefined
  const text = 'most' in goal ? String(goal.most) : `${goal.ratio} ×`
  const compared =
    'most' in goal ? ({ goal: goal.most, scale: 'amount' } as const) : ({ goal: goal.ratio, scale: 'ratio' } as const)
  const holds = judge({ name: goal.title, measured: own, limit, ...compared })
  const cells = [goal.title, own.toFixed(digits), limit.toFixed(digits), ratio ? `${ratio.toFixed(2)} ×` : '–', text]
  return `| ${cells.join(' | ')} | ${kept(holds)} |`
}

const table = (own: Figures, limit: Figures) =>
  [
    '| first signed-in screen | Waldkerf | limit | ratio | goal | holds |',
    '|---|---|---|---|---|---|',
    ...(Object.keys(goals) as (keyof Figures)[]).map((key) => row(key, own[key], limit[key])),
  ].join('\n')

/** GIS with map and list, against the dashboard of the same run: the limit has neither. */
const gisLine = (gis: Omit<Figures, keyof Change>, dashboard: Figures) =>
  `Cold \`/gis/index\` against the dashboard: ${(['wholeScriptAndStyle', 'contentful', 'usable', 'blocking'] as const)
    .map((key) => `${goals[key].title} ${gis[key].toFixed(0)} (${(gis[key] / dashboard[key]).toFixed(2)} ×)`)
    .join('; ')}; layout shift ${gis.layoutShift.toFixed(3)}.`

const before = machine()
const limitDist = join(import.meta.dirname, 'limit/dist')
await buildLimit(limitDist, product)
const browser = await launchBrowser()
const own = await startSite(product)
const limit = await startSite(limitDist)
try {
  const ownSession = await signIn(browser, own.front.origin)
  const limitSession = await signInToLimit(browser, limit.front.origin)
  const loads: { own: Load[]; limit: Load[]; gis: Load[] } = { own: [], limit: [], gis: [] }
  for (let round = 0; round < rounds; round += 1) {
    loads.limit.push(await measureLoad(browser, limit.front.origin, limitSession))
    loads.own.push(await measureLoad(browser, own.front.origin, ownSession))
    loads.gis.push(await measureLoad(browser, own.front.origin, ownSession, { path: '/gis/index' }))
  }
  const ownFigures = { ...medians(loads.own), ...(await measureChange(browser, own.front.origin, ownSession)) }
  const limitFigures = { ...medians(loads.limit), ...(await measureChange(browser, limit.front.origin, limitSession)) }
  own.front.delay = 2_000
  const trips = (session: Session) => countRoundTrips(browser, own.front.origin, session, own.front.delay)
  const [stored, none] = [await trips(ownSession), await trips(withoutToken(ownSession))]
  judge({ name: 'round trips, stored token', measured: stored, goal: 2, scale: 'amount' })
  judge({ name: 'round trips, session alone', measured: none, goal: 5, scale: 'amount' })
  const unannounced = [...new Set(loads.own.flatMap((load) => load.unannounced.map((url) => new URL(url).pathname)))]
  const text = [
    `Medians of ${rounds} cold loads each, by turns; CPU slowed 4 ×, 562 ms per request, 1.44 Mbit/s, HTTP/2, brotli;`,
    `${before}.`,
    '',
    table(ownFigures, limitFigures),
    '',
    gisLine(medians(loads.gis), ownFigures),
    '',
    `Serial round trips to the first signed-in data, redirects too: ${stored} with a stored token (goal 2), ${none} with`,
    `a session at the identity service alone (goal 5).`,
    `Scripts that started before the screen was usable and that the HTML as sent does not name: ${unannounced.join(', ') || 'none'}.`,
  ].join('\n')
  report('First load', { text, busy: before, lines })
} finally {
  await browser.close()
  await own.stop()
  await limit.stop()
}
