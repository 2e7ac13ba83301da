import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepAliveClient } from '@waldkerf/service/testing/keepAliveClient'
import type { Stack } from '@waldkerf/service/start'
import { tokenSigner } from '@waldkerf/service/testing/tokens'
import { Client } from 'pg'
import { isCompared, judgeLines } from '../../facts.ts'
import { kept, p99, quantile } from '../../report.ts'
import type { MeasuredChapter } from '../chapters.ts'
import { readPlans } from '../plans.ts'
import { measurePage } from './page.ts'
import { type Question, questions } from './questions.ts'

/** How many times longer a call may take with ten million records than with a hundred thousand. */
const goal = 2
/** The same for the memory of PostgREST. */
const memoryGoal = 1.2

/** A running world and what it is asked. */
interface World {
  stack: Stack
  /** One connection for all of it: opening one, and the first calls of its kind, are not what a call takes. */
  client: ReturnType<typeof keepAliveClient>
  owner: Client
  asked: readonly Question[]
  times: Map<string, number[]>
}

async function openWorld(stack: Stack): Promise<World> {
  const owner = new Client(stack.databaseUrl)
  await owner.connect()
  const client = keepAliveClient(stack.origin, 1)
  return {
    stack,
    client,
    owner,
    asked: await questions(owner, await tokenSigner(owner, stack.origin)),
    times: new Map(),
  }
}

/** Asks one question as often as it wants. @throws when an answer is no success */
async function ask({ client, times }: World, { name, requests }: Question, from: number, count: number): Promise<void> {
  const taken = times.get(name) ?? []
  times.set(name, taken)
  for (let at = from; at < from + count; at += 1) {
    const request = requests[at % requests.length]
    if (request === undefined) throw new Error(`There is nothing to ask for ${name}.`)
    const begin = performance.now()
    const answer = await client.send(request)
    taken.push(performance.now() - begin)
    if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${answer.body.toString().slice(0, 300)}`)
  }
}

const parts = 10

/** Both worlds by turns, a tenth of the questions at a time: what else the machine does meets both. */
async function askBoth(worlds: readonly World[]): Promise<void> {
  for (const [nr, { name, rounds }] of (worlds[0]?.asked ?? []).entries()) {
    const size = Math.ceil(rounds / parts)
    for (let from = 0; from < rounds; from += size) {
      for (const world of worlds) {
        const question = world.asked[nr]
        if (question) await ask(world, question, from, Math.min(size, rounds - from))
      }
    }
    console.log(name, ...worlds.map(({ times }) => worst(times.get(name)).toFixed(1)))
  }
}

/** Of few times the middle one: a single slow one says nothing then. */
const worst = (times: readonly number[] = []) => (times.length < 20 ? quantile(times, 0.5) : p99(times))

/** The most memory that PostgREST has taken, MB; NaN without /proc. */
function serviceMemory({ stack }: World): number {
  const { postgrest } = stack.pids()
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${postgrest}/status`, 'utf8'))?.[1]) / 1_000
  } catch {
    return NaN
  }
}

/** How each call reads tables: its plans without figures, each line once. */
async function scans({ owner, asked }: World): Promise<string> {
  const lines: string[] = []
  for (const { name, requests } of asked) {
    const plans = await readPlans(owner, { name, does: 'reads', requests }, 'expert@waldkerf.test')
    const found = plans.join('\n').match(/\w[\w ]*Scan[\w ]* on .*?(?=  \()/g) ?? []
    lines.push(`${name}\n${[...new Set(found)].map((line) => `  ${line}\n`).join('')}`)
  }
  return lines.join('')
}

const bigScan = /^ {2}(?:Parallel )?Seq Scan on (?:data\.)?(?:kaefer|kaefer_jahr|kaefer_raster|kaefer_stand|bilder)\b/m

/**
 * The same calls with a hundred thousand records and with ten million, in one run through the web server. Writes how they
 * read tables beside this file.
 */
export async function measureHuge(large: Stack, huge: Stack): Promise<MeasuredChapter> {
  const worlds = [await openWorld(large), await openWorld(huge)] as const
  const [few, many] = worlds
  try {
    const plans = await scans(many)
    if (!isCompared) writeFileSync(join(import.meta.dirname, 'plans.txt'), plans)
    await askBoth(worlds)
    const { lines, judge } = judgeLines()
    const isScanned = bigScan.test(plans)
    judge({ name: 'big tables read from end to end', measured: isScanned ? 1 : 0, goal: 0, scale: 'amount' })
    const rows = few.asked.map(({ name }) => {
      const [a, b] = worlds.map(({ times }) => worst(times.get(name))) as [number, number]
      const holds = judge({ name: `${name}, p99 in ms`, measured: b, limit: a, goal, scale: 'ratio' })
      return `| ${[name, a.toFixed(1), b.toFixed(1), `${(b / a).toFixed(2)} ×`, kept(holds)].join(' | ')} |\n`
    })
    const [before, after] = worlds.map(serviceMemory) as [number, number]
    const memory = { measured: after, limit: before, goal: memoryGoal, scale: 'ratio' } as const
    // Nobody counts it without /proc.
    const isSmall = judge({ name: 'memory of PostgREST, MB', ...memory }) || Number.isNaN(after)
    const page = await measurePage(large.origin, huge.origin, judge)
    const text = `| call, p99 in ms | 100,000 | ten million | ratio | at most ${goal} × |
| --- | --- | --- | --- | --- |
${rows.join('')}
PostgREST took at most ${before.toFixed(0)} MB and ${after.toFixed(0)} MB, at most ${memoryGoal} × the former: ${kept(isSmall)}.
Big tables read from end to end (\`bench/service/huge/plans.txt\`): ${isScanned ? '**some**' : 'none'}.
${page}`
    return { text, lines }
  } finally {
    for (const { client, owner } of worlds) {
      client.close()
      await owner.end()
    }
  }
}
