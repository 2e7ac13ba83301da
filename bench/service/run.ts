import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { isLong } from '@waldkerf/domain/testing/isLong'
import { startStack } from '@waldkerf/service/start'
import { startTestStack } from '@waldkerf/service/testing/testStack'
import { type TokenSigner, tokenSigner } from '@waldkerf/service/testing/tokens'
import { Client } from 'pg'
import { splitChapters } from '../../scripts/figures/tables.ts'
import { machine } from '../report.ts'
import { measureBulk } from './bulk.ts'
import { measureCalls } from './calls.ts'
import { type Figures, table } from './figures.ts'
import { measureHuge } from './huge/huge.ts'
import { measureImport } from './imports.ts'
import { readKinds, searches } from './kinds.ts'
import { bigScans } from './plans.ts'
import { measureNeighbours } from './neighbours.ts'
import { measurePeople } from './people.ts'
import { measurePoints } from './points.ts'
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
 * alone. `--only=people` has more and more of them. `--only=servers` has one, two and three web servers and PostgREST. `--only=huge` has ten million records beside the hundred thousand: minutes until they are there, and 15 GB, in
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
  calls: readonly Figures[]
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

${table(calls)}
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
  const calls = await measureCalls(stack, kinds, { connections, seconds })
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
  const others = Object.values(ownHeadings).map(chapter).filter(Boolean)
  writeFileSync(results, [text, ...others].join('\n'))
  console.log(`\n${text}`)
  const parts = [points, bulk, neighbours, screens, starts, ...calls]
  return parts.every(({ holds }) => holds) && scans.length === 0 && unfound.length === 0
}

/** Headings of the chapters that runs of their own write; a run of the others keeps them as they stand. */
const ownHeadings = {
  import: '## A file of a hundred thousand finds',
  people: '## People at once',
  huge: '## Ten million sightings',
  servers: '## One, two and three of each server',
} as const
const results = join(import.meta.dirname, '../SERVICE-RESULTS.md')

/** A chapter as it stands, with its heading; '' where there is none. */
function chapter(heading: string): string {
  return splitChapters(readFileSync(results, 'utf8')).find((part) => part.startsWith(`${heading}\n`)) ?? ''
}

/** Puts a chapter of its own run in the place of an older one, or at the end. */
function writeChapter(name: keyof typeof ownHeadings, text: string) {
  // Beside the other long runs: it says whether lines hold, not what the service carries.
  if (isLong) return
  const heading = ownHeadings[name]
  const about = `${new Date().toISOString().slice(0, 10)}, ${busy}; written by \`npm run bench:service -- --only=${name}\`.`
  const made = `${heading}\n\n${about}\n\n${text.trim()}\n`
  const all = readFileSync(results, 'utf8')
  const before = chapter(heading)
  writeFileSync(
    results,
    before === '' ? `${all.trimEnd()}\n\n${made}` : all.replace(before.trimEnd(), () => made.trimEnd()),
  )
}

async function measureTenMillion(): Promise<{ text: string; holds: boolean }> {
  const folder = process.argv.find((arg) => arg.startsWith('--huge='))?.slice(7)
  const options = { seed: 'huge', dist, tokenLife: 36_000, durable: false } as const
  const huge = await (folder === undefined ? startTestStack(options) : startStack({ ...options, data: folder }))
  try {
    const { text, holds } = await measureHuge(stack, huge)
    writeChapter('huge', text)
    return { text, holds }
  } finally {
    await huge.stop()
  }
}

async function measureSome(sign: TokenSigner, who: string | undefined): Promise<boolean> {
  const others: Readonly<Record<string, () => Promise<{ text: string; holds: boolean }>>> = {
    bulk: () => measureBulk(owner),
    huge: measureTenMillion,
    async import() {
      const measured = await measureImport({ owner, origin: stack.origin, sign, seconds })
      writeChapter('import', measured.text)
      return measured
    },
    async people() {
      const token = await sign(email, { exp: Math.floor(Date.now() / 1_000) + 3_600 })
      const kinds = await readKinds(owner, token, email)
      const measured = await measurePeople({ owner, origin: stack.origin, sign, kinds, seconds })
      writeChapter('people', measured.text)
      return measured
    },
    async servers() {
      const token = await sign(email, { exp: Math.floor(Date.now() / 1_000) + 3_600 })
      const kinds = (await readKinds(owner, token, email)).filter(({ does }) => does === 'lists' || does === 'writes')
      const measured = await measureServers({ stack, kinds, dist, connections, seconds })
      writeChapter('servers', measured.text)
      return measured
    },
  }
  const measure = others[who ?? ''] ?? (() => measureNeighbours({ owner, origin: stack.origin, sign, seconds, who }))
  const { text, holds } = await measure()
  console.log(`\n${text}`)
  return holds
}

try {
  const sign = await tokenSigner(owner, stack.origin)
  const holds = await (only === undefined
    ? measureAll(sign)
    : measureSome(sign, only === 'neighbours' ? undefined : only))
  process.exitCode = holds ? 0 : 1
} finally {
  await owner.end()
  await stack.stop()
}
