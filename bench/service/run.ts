import { cpus } from 'node:os'
import { join } from 'node:path'
import { startStack } from '@waldkerf/service/start'
import { startTestStack } from '@waldkerf/service/testing/testStack'
import { type TokenSigner, tokenSigner } from '@waldkerf/service/testing/tokens'
import { Client } from 'pg'
import { judgeLines, machine, writeFacts } from '../facts.ts'
import { measureBulk } from './bulk.ts'
import { measureCalls } from './calls.ts'
import { type MeasuredChapter, writeChapter, writeReport } from './chapters.ts'
import { table } from './figures.ts'
import { measureHuge } from './huge/huge.ts'
import { measureImport } from './imports.ts'
import { readKinds, searches } from './kinds.ts'
import { bigScans } from './plans.ts'
import { measureNeighbours } from './neighbours.ts'
import { byMany, measurePeople, readTokens } from './people.ts'
import { measurePoints } from './points.ts'
import { measureRooms } from './rooms/rooms.ts'
import { measureScreens } from './screens.ts'
import { measureServers } from './servers.ts'
import { measureStarts } from './start.ts'

/*
 * The load that the back end carries with the large example world (100,000 records), beside limits and goals: each kind of call
 * through the public gateway and at the data service itself, lists in a slow browser, and the start. Back end, clients and
 * browser share the machine. Ends with 1 when a goal is missed or a big table is read from end to end.
 */

const option = (name: string, fallback: number) =>
  Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback)

/**
 * `--only=neighbours` or `--only=bulk` leaves the other chapters out; `--only=import` writes its own; `--only=nobody` takes the strangers among the neighbours
 * alone. `--only=people` has more and more of them. `--only=servers` has one, two and three web servers and PostgREST,
 * `--only=rooms` statistics, receivables and the sending of a report beside their limits. `--only=huge` has ten million records beside the hundred thousand: minutes until they are there, and 15 GB, in
 * the folder `--huge=…` where they are found again.
 */
const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice(7)

const connections = option('connections', 32)
const seconds = option('seconds', 10)
const email = 'expert@waldkerf.test'
const busy = machine()

/** A map of somebody, by his e-mail. */
async function mapFor(owner: Client): Promise<number> {
  const { rows } = await owner.query<{ id: string }>(
    `select min(k.id) as id from data.karte k join data.kunde_benutzer l using (client_id)
      join data.benutzer b using (user_id) where b.email = $1`,
    [email],
  )
  return Number(rows[0]?.id)
}

/** Kinds of which an administrator's search by three letters should find one, and does not. */
async function missed(origin: string, token: string): Promise<string[]> {
  const found = searches.map(async ([text, kinds]) => {
    const answer = await fetch(`${origin}/rest/rpc/w_suche`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ text }),
    })
    const hits = new Set(((await answer.json()) as { art: string }[]).map(({ art }) => art))
    return kinds.filter((kind) => !hits.has(kind)).map((kind) => `${kind} by '${text}'`)
  })
  return (await Promise.all(found)).flat()
}

interface Chapters {
  calls: string
  scans: readonly string[]
  unfound: readonly string[]
  points: string
  bulk: string
  neighbours: string
  screens: string
  starts: string
}

const report = ({
  calls,
  scans,
  unfound,
  points,
  bulk,
  neighbours,
  screens,
  starts,
}: Chapters) => `# What the data service carries

${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim()}, ${busy}, Node ${process.versions.node}; the large example world; clients, browser, web server,
PostgREST and PostgreSQL share the machine: with a load of more than 0.5 before, times and rates say what was left, not what the
service carries, and only what a call computes and the distance to the limit tell something. \`npm run bench:service\` writes this file.

## Calls

${connections} connections (the search: one), ${seconds} s for each kind after a warm-up. Limit: the same call at PostgREST itself, right afterwards.

${calls}
Kinds that a search by three letters does not find: ${unfound.join('; ') || 'none'}.
Big tables read from end to end behind these calls: ${scans.join('; ') || 'none'}.

## Points of a map

All of them by one call, beside a service that does nothing else; the middle one of nine times.

${points}
## Many sightings at once

One statement with all rules on, past the data service, on an unsynced disk; inserts at least 9,000 rows a second.

${bulk}
## Nobody stops another

An administrator does one thing of each kind after the other, beside somebody who does one kind of thing as fast as the service takes it.
Memory is that of the process with the web server and the identity service.

${neighbours}
## Lists

From the change of route to rows, with code and data still to come. Limit: an empty page that asks the same calls and parses what comes.

${screens}
## Start

${starts}`

const dist = join(import.meta.dirname, '../../dist')
const stack = await startTestStack({ seed: 'large', dist, tokenLife: 3_600 })
const owner = new Client(stack.databaseUrl)
await owner.connect()
async function measureAll(sign: TokenSigner): Promise<boolean> {
  // The whole run fits into its life.
  const token = await sign(email, { exp: Math.floor(Date.now() / 1_000) + 3_600 })
  const unfound = await missed(stack.origin, await sign('admin@waldkerf.test'))
  const kinds = await readKinds(owner, token, email)
  const scans = await bigScans(owner, kinds, email)
  const points = await measurePoints({ origin: stack.origin, token, map: await mapFor(owner) })
  const bulk = await measureBulk(owner)
  const judged = judgeLines()
  const calls = table(await measureCalls(stack, kinds, { connections, seconds }), judged.judge)
  for (const [name, found] of [
    ['kinds that a search does not find', unfound],
    ['big tables read from end to end', scans],
  ] as const)
    judged.judge({ name, measured: found.length, goal: 0, scale: 'amount' })
  const neighbours = await measureNeighbours({ owner, origin: stack.origin, sign, seconds })
  const screens = await measureScreens(stack.origin)
  const starts = await measureStarts()
  const text = report({
    calls,
    scans,
    unfound,
    points: points.text,
    bulk: bulk.text,
    neighbours: neighbours.text,
    screens: screens.text,
    starts: starts.text,
  })
  writeReport(text)
  const chapters: Readonly<Record<string, Pick<MeasuredChapter, 'lines'>>> = {
    Calls: judged,
    'Points of a map': points,
    'Many sightings at once': bulk,
    'Nobody stops another': neighbours,
    Lists: screens,
    Start: starts,
  }
  for (const [heading, { lines }] of Object.entries(chapters)) writeFacts(heading, busy, lines)
  console.log(`\n${text}`)
  return Object.values(chapters).every(({ lines }) => lines.every(({ holds }) => holds))
}

async function measureTenMillion(): Promise<MeasuredChapter> {
  const folder = process.argv.find((arg) => arg.startsWith('--huge='))?.slice(7)
  const options = { seed: 'huge', dist, tokenLife: 36_000, durable: false } as const
  const huge = await (folder === undefined ? startTestStack(options) : startStack({ ...options, data: folder }))
  try {
    return await measureHuge(stack, huge)
  } finally {
    await huge.stop()
  }
}

type OwnChapter = Exclude<Parameters<typeof writeChapter>[0], 'day'>

/** Chapters that runs of their own write. */
function ownChapters(sign: TokenSigner): Readonly<Record<OwnChapter, () => Promise<MeasuredChapter>>> {
  const { origin } = stack
  const allKinds = async () =>
    readKinds(owner, await sign(email, { exp: Math.floor(Date.now() / 1_000) + 3_600 }), email)
  return {
    huge: measureTenMillion,
    import: () => measureImport({ owner, origin, sign, seconds }),
    people: async () => measurePeople({ owner, origin, sign, kinds: await allKinds(), seconds }),
    rooms: () => measureRooms({ stack, owner, sign, dist, seconds }),
    async servers() {
      const tokens = await readTokens(owner, sign)
      const kinds = (await allKinds())
        .filter(({ does }) => does === 'lists' || does === 'writes')
        .map((kind) => byMany(kind, tokens))
      return measureServers({ stack, kinds, dist, connections, seconds })
    },
  }
}

async function measureSome(sign: TokenSigner, who: string): Promise<boolean> {
  const own = ownChapters(sign)
  const name = (Object.keys(own) as OwnChapter[]).find((one) => one === who)
  const floods = who === 'neighbours' ? undefined : who
  const measured = await (name !== undefined
    ? own[name]()
    : who === 'bulk'
      ? measureBulk(owner)
      : measureNeighbours({ owner, origin: stack.origin, sign, seconds, who: floods }))
  if (name !== undefined) writeChapter(name, busy, measured)
  console.log(`\n${measured.text}`)
  return measured.lines.every(({ holds }) => holds)
}

try {
  const sign = await tokenSigner(owner, stack.origin)
  const holds = await (only === undefined ? measureAll(sign) : measureSome(sign, only))
  process.exitCode = holds ? 0 : 1
} finally {
  await owner.end()
  await stack.stop()
}
