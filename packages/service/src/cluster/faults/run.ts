import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { openClient } from '@waldkerf/service/postgres/connection'
import type { Walk } from '@waldkerf/service/production/walk'
import { keepAliveClient } from '@waldkerf/service/testing/keepAliveClient'
import type { Cluster } from '../machines/cluster.ts'
import { faults } from './faults.ts'
import type { Fault } from './kinds/fault.ts'
import { Ledger } from './ledger.ts'
import { makeRows, type Rows, startWork } from './people.ts'
import type { Person } from './sessions.ts'
import { adopt, judge, type ReadScan } from './referee.ts'
import { faultTable, type Outcome, seenText } from './table.ts'

export interface Run {
  people: number
  /** How often each fault comes. */
  rounds: number
  /** Parts of the names of those that are wanted, with commas between them. */
  only: string
  /** File of the table, which is written after each fault. */
  table: string
}

type SignIn = (emails: readonly string[], ledger: Ledger) => Promise<Person[]>

/** Milliseconds of work before a fault and after all is whole again. */
const calm = 5_000

/** Milliseconds that everybody may take to end what has been begun. */
const endLimit = 120_000

/** Each fault while people work, so often as is asked. One that fails is told, and the others go on. */
export async function runFaults(walk: Walk, cluster: Cluster, signIn: SignIn, asked: Run): Promise<void> {
  const emails = Array.from({ length: asked.people }, (_, nr) => `person${nr}@amt.example`)
  const ledger = new Ledger()
  const people = await walk.step(`${asked.people} people sign in`, () => signIn(emails, ledger))
  const rows = await asOwner(cluster, async (owner) => {
    await owner.query('create table public.cut_off (at timestamptz default now())')
    return makeRows(owner, emails)
  })
  const office: Office = { cluster, people, rows, ledger, read: new Set(), atWork: undefined }
  await walk.step(`${asked.people} people work for a while, and nothing happens`, async () =>
    hold(await disturb(office, { name: '', most: 5, inflict: () => sleep(10_000) })),
  )
  const outcomes: Outcome[] = []
  for (let round = 1; round <= asked.rounds; round++) {
    for (const fault of wantedFaults(cluster, asked.only)) {
      const outcome = await attempt(walk, office, fault, round)
      outcomes.push(outcome)
      writeFileSync(asked.table, faultTable(outcomes))
      console.log(`  ${said(outcome)}`)
      if (outcome.failure !== undefined) await recover(office)
    }
  }
  console.log(`\n${faultTable(outcomes)}\nThe table is in ${asked.table}.`)
  const failed = outcomes.filter(({ failure }) => failure !== undefined)
  if (failed.length > 0) throw new Error(failed.map(({ fault, failure }) => `${fault.name}: ${failure}`).join('\n'))
}

/** Those that are asked for, and can be tried here. */
function wantedFaults(cluster: Cluster, only: string): Fault[] {
  const asked = faults.filter(({ name }) => only.split(',').some((part) => name.includes(part)))
  return asked.filter(({ name, lacks }) => {
    const lacking = lacks?.(cluster)
    if (lacking !== undefined) console.log(`Not tried: ${name}. It needs ${lacking}.`)
    return lacking === undefined
  })
}

const said = ({ writes, longest, pause, renewal, seen, failure }: Outcome) =>
  `${writes} writes, a pause of ${pause.toFixed(1)} s, the longest ${longest.seconds.toFixed(1)} s (${longest.kind}), a token ${renewal.toFixed(1)} s; ` +
  `${seenText(seen)}${failure === undefined ? '' : `; ${failure}`}`

/** A fault, and whether it was stood. */
async function attempt(walk: Walk, office: Office, fault: Fault, round: number): Promise<Outcome> {
  let outcome: Outcome | undefined
  try {
    outcome = await walk.step(`${fault.name} (${round})`, () => disturb(office, fault))
    hold(outcome)
    return outcome
  } catch (error) {
    const verdict = { lost: [], doubled: [], broken: [] }
    return { ...(outcome ?? { fault, verdict, ...figures(office.ledger) }), failure: String(error) }
  }
}

/** Brings the cluster back by hand where it does not come back by itself, and takes what is there for what was told. */
async function recover({ cluster, ledger, atWork, read }: Office): Promise<void> {
  await cluster.untilWhole().catch(() => cluster.startAnew())
  await within(
    endLimit,
    atWork?.stop().catch(() => undefined),
    () => `Nobody can go on: ${seenText(ledger.seen)}`,
  )
  await asOwner(cluster, (owner) => adopt(owner, ledger, read))
}

interface Office {
  cluster: Cluster
  people: readonly Person[]
  rows: Rows
  ledger: Ledger
  /** Maps whose scan has been compared. */
  read: Set<string>
  /** The last work that was begun. */
  atWork: ReturnType<typeof startWork> | undefined
}

async function disturb(office: Office, fault: Fault): Promise<Outcome> {
  const { cluster, people, rows, ledger, read } = office
  ledger.nextFault()
  const work = startWork(cluster.origin, people, rows, ledger)
  office.atWork = work
  await sleep(calm)
  try {
    await fault.inflict(cluster)
    await cluster.untilWhole()
    await sleep(calm)
  } finally {
    await within(endLimit, work.stop(), () => `Not all writes come to an end: ${seenText(ledger.seen)}`)
  }
  const verdict = await asOwner(cluster, (owner) => judge(owner, ledger, scanReader(cluster, people), read))
  return { fault, verdict, ...figures(ledger) }
}

const figures = ({ longest: { kind, milliseconds }, pause, renewal, writes, signedOut, seen }: Ledger) => ({
  longest: { kind, seconds: milliseconds / 1_000 },
  pause: pause / 1_000,
  renewal: renewal / 1_000,
  writes,
  signedOut,
  seen: new Map(seen),
})

/** Rejects when something was lost or doubled, or nobody could write for too long; one person's wait is told alone. */
function hold({ fault, verdict, pause, renewal, signedOut }: Outcome): void {
  if (signedOut > 0) throw new Error(`${signedOut} people were signed out.`)
  const faulty = Object.entries(verdict).filter(([, found]) => found.length > 0)
  if (faulty.length > 0) throw new Error(JSON.stringify(Object.fromEntries(faulty), undefined, 2))
  if (pause > fault.most) throw new Error(`Nobody could write for ${pause.toFixed(1)} s, more than ${fault.most} s.`)
  if (renewal > fault.most)
    throw new Error(`A token was renewed after ${renewal.toFixed(1)} s, more than ${fault.most} s.`)
}

function within<T>(limit: number, work: Promise<T> | undefined, message: () => string): Promise<T | undefined> {
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
