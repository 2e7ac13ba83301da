import type { Client } from 'pg'
import { judgeLines } from '../facts.ts'
import { kept } from '../report.ts'
import type { MeasuredChapter } from './chapters.ts'

/** Sightings in one statement: the cost of a row is compared with that in a small statement. */
const [small, big] = [1_000, 50_000]
/** Of each kind; the quickest counts: what else the machine does makes it slower only. */
const rounds = 3
/** How much dearer a row of a big statement may be; the square of the time would be fifty times. */
const dearest = 1.2
/** Inserted sightings a second, with all rules on. */
const leastInserted = 9_000

const columns = 'art, status, message, user_id, fund_datum, gemeldet_am, lat, lon, bundesland'
export const statements = {
  insert: (count: number) =>
    `insert into data.kaefer (${columns}) select ${columns} from data.kaefer order by id limit ${count}`,
  'update of the place': (count: number) =>
    `update data.kaefer set lat = lat + 0.3 where id in (select id from data.kaefer order by id limit ${count})`,
  'update that counts nothing': (count: number) =>
    `update data.kaefer set bilder_anzahl = bilder_anzahl + 1 where id in (select id from data.kaefer order by id limit ${count})`,
}

/** Microseconds of a row. Nothing stays changed. */
export async function rowCost(owner: Client, sql: string, count: number): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await owner.query('begin')
    const begin = performance.now()
    await owner.query(sql)
    times.push(performance.now() - begin)
    await owner.query('rollback')
  }
  return (Math.min(...times) * 1_000) / count
}

/** The cost of many sightings in one statement, past the data service. */
export async function measureBulk(owner: Client): Promise<MeasuredChapter> {
  const rows: string[] = []
  const { lines, judge } = judgeLines()
  for (const [name, statement] of Object.entries(statements)) {
    const few = await rowCost(owner, statement(small), small)
    const many = await rowCost(owner, statement(big), big)
    const perSecond = 1e6 / many
    const holds = [
      judge({ name: `${name}, µs a row of ${big}`, measured: many, limit: few, goal: dearest, scale: 'ratio' }),
    ]
    if (name === 'insert')
      holds.push(
        judge({ name: 'inserted a second', measured: perSecond, goal: leastInserted, least: true, scale: 'time' }),
      )
    const figures = [few.toFixed(0), many.toFixed(0), `${(many / few).toFixed(2)} ×`, `≤ ${dearest} ×`]
    rows.push(`| ${[name, ...figures, perSecond.toFixed(0), kept(holds.every(Boolean))].join(' | ')} |\n`)
  }
  await owner.query('vacuum analyze data.kaefer')
  const head = `| statement | µs a row of ${small} | µs a row of ${big} | ratio | goal | rows a second | holds |\n`
  return { text: `${head}| --- | --- | --- | --- | --- | --- | --- |\n${rows.join('')}`, lines }
}
