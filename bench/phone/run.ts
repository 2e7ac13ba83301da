import { join } from 'node:path'
import { Client } from 'pg'
import { judgeLines, machine } from '../facts.ts'
import { launchBrowser } from '../load/site.ts'
import { report } from '../report.ts'
import { comparePages, startSites } from './pages.ts'

/*
 * On a phone: a window of 390 px, a CPU six times slower, the line of the first load. The form of a find and a record to
 * decide on, each against the least that the same libraries can do for it (limit/), by turns. `node bench/phone/run.ts`
 */

const rounds = Number(process.argv.find((arg) => arg.startsWith('--rounds='))?.slice('--rounds='.length) ?? 5)
const phone = { viewport: { width: 390, height: 844 }, cpu: 6 } as const

/** The first record with one picture that waits for a decision; both sites have the same. */
async function readWaiting(databaseUrl: string): Promise<string> {
  const owner = new Client(databaseUrl)
  await owner.connect()
  try {
    const { rows } = await owner.query<{ id: string }>(
      `select min(id)::text as id from data.kaefer where status = 'new' and bilder_anzahl = 1`,
    )
    if (!rows[0]?.id) throw new Error('No record with a picture waits for a decision.')
    return rows[0].id
  } finally {
    await owner.end()
  }
}

const before = machine()
const { lines, judge } = judgeLines()
const browser = await launchBrowser()
const sites = await startSites(join(import.meta.dirname, '../../dist'))
try {
  const form = { selector: 'input[type=file][multiple]' }
  const pages = [
    { name: '‘Fund melden’', email: 'nutzer@waldkerf.test', path: '/reports/new', own: form, limit: form },
    {
      name: 'review of a record',
      email: 'expert@waldkerf.test',
      path: `/gis/index?meldung=${await readWaiting(sites.own.databaseUrl)}`,
      // The picture that is decided on, not a small one of the list.
      own: { selector: '[role=application] img', text: 'Veröffentlichen' },
      limit: { selector: 'img', text: 'Veröffentlichen' },
    },
  ]
  const table = await comparePages(browser, sites, pages, { ...phone, rounds, judge })
  report('On a phone', {
    text: `Medians of ${rounds} cold loads each, by turns, in a window of ${phone.viewport.width} × ${phone.viewport.height} px; CPU slowed ${phone.cpu} ×, 562 ms per request,
1.44 Mbit/s, HTTP/2, brotli; ${before}. The form can be used when a picture can be chosen, the record when its picture is drawn and a
decision can be pressed. Limit: the same libraries with that form, and with that record above a list without a map.

${table}`,
    busy: before,
    lines,
  })
} finally {
  await browser.close()
  await sites.stop()
}
