import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { calmAccount, makeNeighbour } from '@waldkerf/service/testing/neighbours'
import { tokenSigner } from '@waldkerf/service/testing/tokens'
import { Client } from 'pg'
import { judgeLines, machine } from '../../facts.ts'
import { median } from '../../load/measure.ts'
import { kept } from '../../report.ts'
import { load } from '../calls.ts'
import { writeChapter } from '../chapters.ts'
import { readKinds } from '../kinds.ts'
import { carryOut } from '../neighbours.ts'
import { mixed, readTokens } from '../people.ts'
import type { ServiceAddresses, Weight } from './service.ts'

/*
 * The memory of the service after a day of use against that after an hour. Both are compressed: reads, lists, searches and
 * decisions by many at full speed, beside one who reports, adds pictures, uploads, sends, exports and signs in by turns.
 * `node bench/service/day/run.ts`, `--hour=2` for shorter hours.
 */

/** Seconds that stand for an hour. */
const hour = Number(process.argv.find((arg) => arg.startsWith('--hour='))?.slice('--hour='.length) ?? 8)
const hours = 24
/** Seconds until PostgREST replaces a connection, which takes whole ones alone: half an hour. */
const connectionLife = Math.ceil(hour / 2)
const connections = 16
/** Seconds before the first hour: in them processes grow to the size that their work takes. */
const warmUp = 30
/** Weighed so often, and so many ms apart, at the end of a use: longer than a connection lives, as they come and go. */
const looks = 12
const lookEvery = (hour * 1_000) / (looks + 4)
/** So many times the memory after an hour. */
const goal = 1.1

const titles: Readonly<Record<keyof Weight, string>> = {
  webServer: 'web server and identity service',
  dataService: 'PostgREST',
  database: 'PostgreSQL, its processes’ own',
}

async function ask<Answer>(service: ChildProcess, message: object): Promise<Answer> {
  const answer = once(service, 'message')
  service.send(message)
  const failed = once(service, 'exit').then(([code]) => {
    throw new Error(`the service ended with ${code}`)
  })
  failed.catch(() => undefined)
  return ((await Promise.race([answer, failed])) as [Answer])[0]
}

const keys = ['webServer', 'dataService', 'database'] as const

/** The median of several weights while the service is in use. */
async function weighInUse(service: ChildProcess, seconds: number): Promise<Weight> {
  await sleep(seconds * 1_000 - (looks + 1) * lookEvery)
  const weights: Weight[] = []
  for (let look = 0; look < looks; look += 1) {
    weights.push(await ask<Weight>(service, {}))
    await sleep(lookEvery)
  }
  return Object.fromEntries(keys.map((key) => [key, median(weights.map((weight) => weight[key]))])) as Record<
    keyof Weight,
    number
  >
}

const sum = ({ webServer, dataService, database }: Weight) => webServer + dataService + database

const before = machine()
const dist = join(import.meta.dirname, '../../../dist')
const service = fork(join(import.meta.dirname, 'service.ts'), { execArgv: ['--expose-gc'] })
try {
  const { origin, databaseUrl } = await ask<ServiceAddresses>(service, {
    dist,
    connectionLife,
  })
  const owner = new Client(databaseUrl)
  await owner.connect()
  const sign = await tokenSigner(owner, origin)
  const email = 'expert@waldkerf.test'
  const kinds = await readKinds(owner, await sign(email), email)
  const kind = mixed(kinds, await readTokens(owner, sign), connections)
  const person = await makeNeighbour(owner, { origin, sign, email: calmAccount })
  let [calls, errors] = [0, 0]
  const use = async (seconds: number): Promise<Weight> => {
    // Nobody is at their limit.
    await owner.query('delete from data.verbrauch')
    const [crowd, , weight] = await Promise.all([
      load({ origin, base: '/rest', connections, warmUp: 0, seconds, kind }),
      carryOut({ side: 'calm', person, seconds }),
      weighInUse(service, seconds),
    ])
    calls += crowd.times.length
    errors += crowd.errors
    if (crowd.firstError) console.log(crowd.firstError)
    return weight
  }
  await use(warmUp)
  calls = 0
  const early = await use(hour)
  const ofHour = calls
  const middle = await use((hours / 2 - 1) * hour)
  const late = await use((hours / 2) * hour)
  await owner.end()

  const { lines, judge } = judgeLines()
  const judged = keys.map((key) => {
    const [measured, limit] = [late[key], early[key]]
    const holds = judge({ name: `${titles[key]}, MB`, measured, limit, goal, scale: 'ratio', broken: errors > 0 })
    const cells = [
      titles[key],
      limit.toFixed(0),
      middle[key].toFixed(0),
      measured.toFixed(0),
      `${(measured / limit).toFixed(2)} ×`,
      `${goal} ×`,
    ]
    return { holds, row: `| ${[...cells, kept(holds)].join(' | ')} |` }
  })
  const ratio = (sum(late) / sum(early)).toFixed(2)
  const sentence = `After a day of use the service takes ${ratio} times the memory that it took after an hour (${sum(late).toFixed(0)} MB and ${sum(early).toFixed(0)} MB).`
  const text = `${sentence}
An hour stands for ${hour} s at full speed over ${connections} connections (${ofHour.toLocaleString('en')} calls), a day for ${hours} of them (${calls.toLocaleString('en')} calls, ${errors} errors): reads, lists, searches
and decisions, beside one who reports, adds pictures, uploads, sends, exports and signs in. PostgREST replaces a
connection after half an hour, so after ${connectionLife} s here. Before it ${warmUp} s, in which
processes grow to the size of their work. Of the web server what it holds after a collection, of the others what processes keep for themselves, medians of ${looks} looks while it is used.

| memory, MB | after an hour | after half a day | after a day | ratio | goal | holds |
| --- | --- | --- | --- | --- | --- | --- |
${judged.map(({ row }) => row).join('\n')}
`
  writeChapter('day', before, { text, lines })
  console.log(`\n${text}`)
  process.exitCode = judged.every(({ holds }) => holds) ? 0 : 1
} finally {
  if (service.connected) service.disconnect()
}
