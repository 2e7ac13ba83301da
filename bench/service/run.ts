import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { startTestStack } from '@waldkerf/service/testing/testStack'
import { tokenSigner } from '@waldkerf/service/testing/tokens'
import { Client } from 'pg'
import { figuresOf, table, type Figures } from './figures.ts'
import { kindsOf, searches } from './kinds.ts'
import type { Kind, Load, LoadOptions } from './load.ts'
import { bigScans } from './plans.ts'

/*
 * How much the data service carries: one kind of call after the other, through the public gateway of an assembled stack
 * with the large example world (100,000 records). Stack and clients share the machine. Ends with 1 when a goal is missed
 * or a big table is read from end to end.
 */

const option = (name: string, fallback: number) =>
  Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback)

const connections = option('connections', 32)
const seconds = option('seconds', 10)
const email = 'expert@waldkerf.test'
/** What others kept the machine busy with before; near 0 when it is free. */
const busyBefore = loadavg()[0] ?? 0

/** In a process of its own. */
async function load(options: LoadOptions): Promise<Load> {
  const clients = fork(join(import.meta.dirname, 'load.ts'), { serialization: 'advanced' })
  clients.send(options)
  const [result] = (await once(clients, 'message')) as [Load]
  return result
}

async function measure(origin: string, kinds: readonly Kind[]): Promise<Figures[]> {
  const rows: Figures[] = []
  for (const kind of kinds) {
    const at = kind.does === 'finds' ? 1 : connections
    const result = await load({ origin, connections: at, warmUp: Math.min(3, seconds), seconds, kind })
    const figures = figuresOf(kind, result, seconds)
    rows.push(figures)
    console.log(
      `${kind.name}: ${figures.perSecond.toFixed(0)}/s, p95 ${figures.p95.toFixed(0)} ms, p99 ${figures.p99.toFixed(0)} ms`,
      result.firstError,
    )
  }
  return rows
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

function report(rows: readonly Figures[], scans: readonly string[], unfound: readonly string[]): string {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB`
  return `# What the data service carries

${new Date().toISOString().slice(0, 10)}, ${machine}, Node ${process.versions.node}; ${connections} connections (the search: one), ${seconds} s for each kind of call after
a warm-up, the large example world; clients, web server, PostgREST and PostgreSQL share the machine, whose load was
${busyBefore.toFixed(1)} before: with more than 0.5 the figures say what was left, not what the service carries. \`npm run bench:service\` writes this file.

${table(rows)}
Kinds that a search by three letters does not find: ${unfound.join('; ') || 'none'}.
Big tables read from end to end behind these calls: ${scans.join('; ') || 'none'}.
`
}

const stack = await startTestStack({ seed: 'large' })
const owner = new Client(stack.databaseUrl)
await owner.connect()
try {
  const sign = await tokenSigner(owner, stack.origin)
  // The whole run fits into its life.
  const token = await sign(email, { exp: Math.floor(Date.now() / 1_000) + 3_600 })
  const unfound = await missed(stack.origin, await sign('admin@waldkerf.test'))
  const kinds = await kindsOf(owner, token, email)
  const scans = await bigScans(owner, kinds, email)
  const rows = await measure(stack.origin, kinds)
  const text = report(rows, scans, unfound)
  writeFileSync(join(import.meta.dirname, '../SERVICE-RESULTS.md'), text)
  console.log(`\n${text}`)
  process.exitCode = rows.every(({ holds }) => holds) && scans.length === 0 && unfound.length === 0 ? 0 : 1
} finally {
  await owner.end()
  await stack.stop()
}
