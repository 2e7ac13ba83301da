import { join } from 'node:path'
import {
  calmAccount,
  floodingAccounts,
  makeNeighbour,
  type Neighbour,
  type Resource,
  resourceNames,
} from '@waldkerf/service/testing/neighbours'
import type { TokenSigner } from '@waldkerf/service/testing/tokens'
import type { Client } from 'pg'
import { judgeLines } from '../facts.ts'
import { kept, p99, quantile } from '../report.ts'
import { inOwnProcess } from './calls.ts'
import type { MeasuredChapter } from './chapters.ts'
import type { NeighbourOrder, NeighbourResult } from './neighbourLoad.ts'

/** How many times slower, at most, others may be answered beside somebody at full speed. */
const goal = 2
/** How often a cell is measured at most, each time with all its times before: one p99 of a minute is two single times. */
const goes = 3
/** Bytes by which strangers may make the web server larger, at most. */
const memoryGoal = 100e6

export const carryOut = (order: NeighbourOrder): Promise<NeighbourResult> =>
  inOwnProcess<NeighbourResult>(join(import.meta.dirname, 'neighbourLoad.ts'), order)

type Times = Partial<Record<Resource, readonly number[]>>

const joined = (all: readonly Times[]): Times =>
  Object.fromEntries(resourceNames.map((name) => [name, all.flatMap((times) => times[name] ?? [])]))

/** The result of this work, and the most bytes that this process, which holds the web server, has taken meanwhile. */
async function watched<T>(work: Promise<T>): Promise<[result: T, mostBytes: number]> {
  let most = 0
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 50)
  try {
    return [await work, most]
  } finally {
    clearInterval(timer)
  }
}

/** How each kind is answered at rest and beside the flood, in ms at the middle, at p90 and p99, and how often. */
const details = (idle: Times, beside: Times) =>
  resourceNames
    .map((name) => {
      const [rest, now] = [idle[name] ?? [], beside[name] ?? []]
      const at = (share: number) => `${quantile(rest, share).toFixed(0)} → ${quantile(now, share).toFixed(0)}`
      return `  ${name}: ${[0.5, 0.9, 0.99].map(at).join(', ')} ms; ${rest.length} and ${now.length} times`
    })
    .join('\n')

/** The kind of action that is slowed down most against the service at rest, and its p99 beside and at rest. */
function slowest(idle: Times, beside: Times): { ratio: number; name: string; now: number; rest: number } {
  const all = resourceNames
    .filter((name) => beside[name] !== undefined)
    .map((name) => ({ name, now: p99(beside[name]), rest: p99(idle[name]) }))
    .map((one) => ({ ...one, ratio: one.now / one.rest }))
  return all.reduce((most, one) => (one.ratio > most.ratio ? one : most), { name: '', ratio: 0, now: 0, rest: 0 })
}

interface Ground {
  owner: Client
  origin: string
  sign: TokenSigner
  seconds: number
  /** Only the floods of this account's name, or of `nobody`, also one of them (`nutzer/mails`); absent: all. */
  who?: string | undefined
}

/** People at once: as many as PostgREST has connections. */
const crowd = 12

/**
 * A connection's first calls of each kind take 50 to 200 ms: it reads the catalogue and compiles functions. All of the pool
 * have done so before anything is measured, or the first flood that needs a second connection would be charged with it.
 */
async function warmUp(ground: Ground): Promise<void> {
  const names = Array.from({ length: crowd }, (_, nr) => `wer.${nr}@waldkerf.test`)
  const people = await Promise.all(names.map((email) => makeNeighbour(ground.owner, { ...ground, email })))
  await Promise.all(people.map((person) => carryOut({ side: 'calm', person, seconds: 15 })))
}

/** Others beside each kind of flood, and their failures. */
export async function measureNeighbours({ who: only, ...ground }: Ground): Promise<MeasuredChapter> {
  const { owner, origin, seconds } = ground
  const calm = await makeNeighbour(owner, { ...ground, email: calmAccount })
  /** The most that the others' calls alone have taken: they have buffers, answers and compiled code, too. */
  let taken = 0
  const others = async (length = seconds) => {
    // All begin anew: neither are the calm at their limit, nor does a second flood begin at its end.
    await owner.query('delete from data.verbrauch')
    const [{ calm: came }, most] = await watched(carryOut({ side: 'calm', person: calm, seconds: length }))
    taken = most
    return { times: came?.times ?? {}, failures: came?.failures ?? [] }
  }
  await warmUp(ground)
  const rests: Times[] = [(await others()).times]
  const rows: string[] = []
  const { lines, judge } = judgeLines()
  /**
   * One flood. The times at rest are those right before and right after it: a machine's own drift does not count. Above the
   * goal it is measured again and counts with all its times.
   */
  const row = async (
    who: string,
    what: string,
    flood: () => Promise<NeighbourResult & { extra?: string; isBounded?: boolean }>,
  ) => {
    if (!`${who}/${what}`.startsWith(only ?? '')) return
    const rest: Times[] = [rests.at(-1) ?? {}]
    const beside: Times[] = []
    const failures: string[] = []
    const counts = new Map<number, number>()
    let extras = ''
    let bounded = true
    let most = { name: '', ratio: Infinity, now: NaN, rest: NaN }
    while (beside.length < goes && most.ratio > goal && failures.length === 0) {
      const [{ counts: came = [], extra = '', isBounded = true }, quiet] = await Promise.all([flood(), others()])
      for (const [status, count] of came) counts.set(status, (counts.get(status) ?? 0) + count)
      extras += extra
      bounded &&= isBounded
      beside.push(quiet.times)
      failures.push(...quiet.failures)
      rest.push((await others()).times)
      most = slowest(joined(rest), joined(beside))
    }
    rests.push(rest.at(-1) ?? {})
    const { now: measured, rest: limit } = most
    const broken = failures.length > 0 || !bounded
    const isHeld = judge({
      name: `${who}: ${what}, p99 of others in ms`,
      measured,
      limit,
      goal,
      scale: 'ratio',
      broken,
    })
    const came = [...counts].map(([status, count]) => `${count} × ${status}`).join(', ')
    const line = `| ${who} | ${what} | ${came}${extras} | ${beside.length} | ${failures.length} | ${most.ratio.toFixed(1)} (${most.name}) | ${kept(isHeld)} |`
    rows.push(line)
    console.log(`${line}\n${details(joined(rest), joined(beside))}`)
    if (failures.length > 0) console.log(`  failures: ${[...new Set(failures)].join('; ').slice(0, 600)}`)
  }
  for (const email of floodingAccounts) {
    const person: Neighbour = await makeNeighbour(owner, { ...ground, email })
    for (const resource of resourceNames) {
      await row(email.split('@')[0] ?? email, resource, () => carryOut({ side: 'flood', person, seconds, resource }))
    }
  }
  await row('nobody', 'articles of 200 sessions', async () => {
    const before = taken
    const [result, most] = await watched(carryOut({ side: 'strangers', origin, seconds }))
    const more = Math.max(0, most - before)
    return { ...result, isBounded: more < memoryGoal, extra: `; at most ${(more / 1e6).toFixed(0)} MB more memory` }
  })
  const rest = joined(rests)
  const idle = resourceNames.map((name) => `${name} ${p99(rest[name]).toFixed(0)}`).join(', ')
  const text = `At rest, p99 in ms: ${idle}.

| full speed, ${seconds} s over 16 connections | of | answers | goes | failures of others | others' slowest kind, p99 beside to p99 at rest, at most ${goal} | holds |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`
  return { text, lines }
}
