import { join } from 'node:path'
import type { TestStack } from '@waldkerf/service/testing/testStack'
import type { TokenSigner } from '@waldkerf/service/testing/tokens'
import type { Client } from 'pg'
import { type Judge, judgeLines } from '../../facts.ts'
import { launchBrowser } from '../../load/site.ts'
import { comparePages, startSites } from '../../phone/pages.ts'
import { kept, quantile } from '../../report.ts'
import { inOwnProcess, load, serviceOrigin } from '../calls.ts'
import type { MeasuredChapter } from '../chapters.ts'
import type { Load, LoadOptions } from '../load.ts'
import type { ReportOrder } from './reportLoad.ts'

/** By how much a person may wait longer than at PostgREST itself. */
const goal = 1.5
/** Through the web server and at PostgREST by turns: what else the machine does meets both. */
const turns = 3
/** Milliseconds between two calls: whoever presses without one has the web server make a pause. */
const pause = 50
/** A report as a phone sends it: so many pictures of so many bytes. */
const report = { pictures: 2, size: 300_000 } as const
/** How often each page is loaded. */
const rounds = 3

interface Options {
  stack: TestStack
  owner: Client
  sign: TokenSigner
  /** Folder of the built product. */
  dist: string
  /** Of each kind, in all. */
  seconds: number
}

/** Asks for so many seconds, one call at a time. */
type Ask = (place: Pick<LoadOptions, 'origin' | 'base' | 'seconds'>) => Promise<Load>

const ask =
  (name: string, token: string, bodies: readonly object[]): Ask =>
  (place) =>
    load({
      ...place,
      connections: 1,
      warmUp: 0,
      pause,
      kind: {
        name,
        does: 'reads',
        requests: bodies.map((body) => ({
          method: 'POST',
          path: `/rpc/${name}`,
          headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        })),
      },
    })

/** The kinds, by their names. */
async function readRooms({ owner, sign }: Options): Promise<Readonly<Record<string, Ask>>> {
  const life = { exp: Math.floor(Date.now() / 1_000) + 3_600 }
  const [expert, admin] = await Promise.all([sign('expert@waldkerf.test', life), sign('admin@waldkerf.test', life)])
  const { rows: clients } = await owner.query<{ id: string }>(
    `select client_id::text as id from data.rechnung where client_id is not null
      group by client_id order by count(*) desc, client_id limit 50`,
  )
  const year = { jahr: '2026', bis: '46' }
  const account = clients.map(({ id }) => ({ client_id: id, arten: 'rechnung,zahlung,mahnung', anzahl: '5000' }))
  return {
    'statistics, `w_get_auswertung`': ask('w_get_auswertung', expert, [year]),
    'statistics’ map, `w_get_auswertung_raster`': ask('w_get_auswertung_raster', expert, [year]),
    'receivables, `w_get_rechnung_stand`': ask('w_get_rechnung_stand', admin, [{}]),
    'account of a client, `w_get_kunde_verlauf`': ask('w_get_kunde_verlauf', admin, account),
    async 'report with two pictures, `w_add_kaefer`, `w_add_bild`'(place) {
      // Nobody is at their limit.
      await owner.query('delete from data.verbrauch')
      const order: ReportOrder = { ...place, ...report, token: expert }
      return inOwnProcess<Load>(join(import.meta.dirname, 'reportLoad.ts'), order)
    },
  }
}

interface Asked {
  times: number[]
  errors: number
}

/** A row of the table. */
async function row(name: string, ask: Ask, { stack, seconds }: Options, judge: Judge): Promise<string> {
  const places = {
    own: { origin: stack.origin, base: '/rest' },
    limit: { origin: serviceOrigin(stack), base: '' },
  } as const
  const asked: Record<keyof typeof places, Asked> = { own: { times: [], errors: 0 }, limit: { times: [], errors: 0 } }
  for (const place of ['limit', 'own'] as const) await ask({ ...places[place], seconds: 0.3 })
  for (let turn = 0; turn < turns; turn += 1) {
    for (const place of ['limit', 'own'] as const) {
      const { times, errors, firstError } = await ask({ ...places[place], seconds: seconds / turns / 2 })
      asked[place].times.push(...times)
      asked[place].errors += errors
      if (errors > 0) console.log(`${name}: ${firstError}`)
    }
  }
  const broken = asked.own.errors + asked.limit.errors > 0
  const parts = ([0.5, 0.95] as const).map((share) => {
    const [measured, limit] = [quantile(asked.own.times, share), quantile(asked.limit.times, share)]
    const title = `${name}, p${share * 100} in ms`
    const holds = judge({ name: title, measured, limit, goal, scale: 'ratio', broken })
    return { holds, cells: [measured.toFixed(1), limit.toFixed(1), `${(measured / limit).toFixed(2)} ×`] }
  })
  const holds = kept(parts.every((part) => part.holds))
  const line = `| ${[name, ...parts.flatMap(({ cells }) => cells), `${goal} ×`, asked.own.errors, holds].join(' | ')} |`
  console.log(line)
  return line
}

/** The chapter on what came in last: statistics, receivables, sending of a report, each beside its limit. */
export async function measureRooms(options: Options): Promise<MeasuredChapter> {
  const { lines, judge } = judgeLines()
  const rows: string[] = []
  for (const [name, ask] of Object.entries(await readRooms(options))) rows.push(await row(name, ask, options, judge))
  const browser = await launchBrowser()
  const sites = await startSites(options.dist, { seed: 'large', durable: false })
  try {
    const usable = { selector: 'table td' }
    const page = { name: 'statistics', email: 'expert@waldkerf.test', path: '/statistics/index' }
    const desk = { viewport: { width: 1_440, height: 900 }, cpu: 4 } as const
    const table = await comparePages(browser, sites, [{ ...page, own: usable, limit: usable }], {
      ...desk,
      rounds,
      judge,
    })
    const text = `One call at a time, ${options.seconds} s of each kind, with the large example world. Limit: the same at PostgREST itself, by turns. The report has
${report.pictures} pictures of ${report.size / 1e3} kB; its mail goes out later. A file that is imported has a chapter of its own, layers have theirs in RESULTS.md.

| call | p50, ms | limit | ratio | p95, ms | limit | ratio | goal | errors | holds |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

The page of statistics, cold, medians of ${rounds} by turns: ${desk.viewport.width} × ${desk.viewport.height} px, CPU slowed ${desk.cpu} ×, 562 ms per request, 1.44 Mbit/s. Limit: the same
libraries with the same calls, lines, tables and a map of squares.

${table}
`
    return { text, lines }
  } finally {
    await browser.close()
    await sites.stop()
  }
}
