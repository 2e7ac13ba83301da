import { setTimeout as sleep } from 'node:timers/promises'
import { openClient } from '@waldkerf/service/postgres/connection'
import type { Walk } from '@waldkerf/service/production/walk'
import { keepAliveClient } from '@waldkerf/service/testing/keepAliveClient'
import type { Cluster } from '../machines/cluster.ts'
import { type Fault, faults } from './faults.ts'
import { Ledger } from './ledger.ts'
import { makeRows, type Rows, startWork } from './people.ts'
import type { Person } from './sessions.ts'
import { judge, type ReadScan, type Verdict } from './referee.ts'

/** The outcome of a fault, once. */
export interface Outcome {
  fault: Fault
  verdict: Verdict
  /** Of one write, in seconds, and which one it was. */
  longest: { kind: string; seconds: number }
  writes: number
  signedOut: number
  /** All that people saw, and how often. */
  seen: string
}

export interface Run {
  people: number
  /** How often each fault comes. */
  rounds: number
  /** Parts of the names of those that are wanted, with commas between them. */
  only: string
}

type SignIn = (emails: readonly string[], ledger: Ledger) => Promise<Person[]>

/** Milliseconds of work before a fault and after all is whole again. */
const calm = 5_000

/** Milliseconds that everybody may take to end what has been begun. */
const patience = 120_000

/** Each fault while people work, so often as is asked. */
export async function runFaults(walk: Walk, cluster: Cluster, signIn: SignIn, asked: Run): Promise<void> {
  const emails = Array.from({ length: asked.people }, (_, nr) => `person${nr}@amt.example`)
  const ledger = new Ledger()
  const people = await walk.step(`${asked.people} people sign in`, () => signIn(emails, ledger))
  const rows = await asOwner(cluster, async (owner) => {
    await owner.query('create table public.cut_off (at timestamptz default now())')
    return makeRows(owner, emails)
  })
  const office: Office = { cluster, people, rows, ledger, read: new Set() }
  const outcomes: Outcome[] = []
  const failed: string[] = []
  await walk.step(`${asked.people} people work for a while, and nothing happens`, async () =>
    hold(await disturb(office, { name: '', most: 5, inflict: () => sleep(10_000) })),
  )
  const isAsked = (name: string) => asked.only.split(',').some((part) => name.includes(part))
  const wanted = faults.filter(({ name, needs }) => isAsked(name) && cluster.has(needs))
  for (let round = 1; round <= asked.rounds; round++) {
    for (const fault of wanted) {
      const outcome = await walk.step(`${fault.name} (${round})`, () => disturb(office, fault))
      outcomes.push(outcome)
      const { longest, writes, seen } = outcome
      console.log(`  ${writes} writes, the longest ${longest.seconds.toFixed(1)} s (${longest.kind}); ${seen}`)
      try {
        hold(outcome)
      } catch (error) {
        // The others are tried all the same.
        failed.push(`${fault.name}: ${String(error)}`)
        console.log(`  ${String(error)}`)
      }
    }
  }
  console.log(`\n${faultTable(outcomes)}`)
  if (failed.length > 0) throw new Error(failed.join('\n'))
}

interface Office {
  cluster: Cluster
  people: readonly Person[]
  rows: Rows
  ledger: Ledger
  /** Maps whose scan has been compared. */
  read: Set<string>
}

async function disturb({ cluster, people, rows, ledger, read }: Office, fault: Fault): Promise<Outcome> {
  ledger.nextFault()
  const work = startWork(cluster.origin, people, rows, ledger)
  await sleep(calm)
  try {
    await fault.inflict(cluster)
    await cluster.untilWhole()
    await sleep(calm)
  } finally {
    await within(patience, work.stop(), () => `Not all writes come to an end: ${ledger.summary()}`)
  }
  const verdict = await asOwner(cluster, (owner) => judge(owner, ledger, scanReader(cluster, people), read))
  const { kind, milliseconds } = ledger.longest
  return {
    fault,
    verdict,
    longest: { kind, seconds: milliseconds / 1_000 },
    writes: ledger.writes,
    signedOut: ledger.signedOut,
    seen: ledger.summary(),
  }
}

/** Rejects when something was lost or doubled, or took too long. */
function hold({ fault, verdict, longest, signedOut }: Outcome): void {
  if (signedOut > 0) throw new Error(`${signedOut} people were signed out.`)
  const faulty = Object.entries(verdict).filter(([, found]) => found.length > 0)
  if (faulty.length > 0) throw new Error(JSON.stringify(Object.fromEntries(faulty), undefined, 2))
  if (longest.seconds > fault.most)
    throw new Error(`A person waited for ${longest.seconds.toFixed(1)} s (${longest.kind}), more than ${fault.most} s.`)
}

function within<T>(limit: number, work: Promise<T>, message: () => string): Promise<T> {
  const late = sleep(limit, undefined, { ref: false }).then(() => Promise.reject(new Error(message())))
  return Promise.race([work, late])
}

function scanReader(cluster: Cluster, [person]: readonly Person[]): ReadScan {
  const client = keepAliveClient(cluster.origin, 1, '', 20_000)
  return async (map) => {
    const headers = { Authorization: `Bearer ${person?.token}` }
    const { status, body } = await client.send({ method: 'GET', path: `/scans/${map}`, headers })
    return status === 200 ? body : undefined
  }
}

/** At the primary, whichever it is now. */
async function asOwner<T>(
  cluster: Cluster,
  work: (owner: Awaited<ReturnType<typeof openClient>>) => Promise<T>,
): Promise<T> {
  const owner = await openClient(cluster.database(await cluster.primary()))
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}

/** A row for each fault: what was lost and doubled in all rounds, and the longest wait in each. */
export function faultTable(outcomes: readonly Outcome[]): string {
  const rows = faults.flatMap((fault) => {
    const own = outcomes.filter((outcome) => outcome.fault === fault)
    if (own.length === 0) return []
    const count = (kind: 'lost' | 'doubled') => own.reduce((sum, { verdict }) => sum + verdict[kind].length, 0)
    const waits = own.map(({ longest }) => longest.seconds.toFixed(1)).join(' · ')
    const writes = own.reduce((sum, outcome) => sum + outcome.writes, 0)
    return [
      `| ${fault.name} | ${writes} | ${count('lost')} | ${count('doubled')} | ${waits} | ${own.map(({ seen }) => seen).join('; ')} |`,
    ]
  })
  return [
    '| Fault | Writes | Lost | Doubled | Longest wait, s | What people saw |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}
