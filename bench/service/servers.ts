import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePorts } from '@waldkerf/service/ports'
import { postgrestProgram } from '@waldkerf/service/postgrest/binary'
import { until } from '@waldkerf/service/production/steps/people'
import type { TestStack } from '@waldkerf/service/testing/testStack'
import { judgeLines } from '../facts.ts'
import { quantile } from '../report.ts'
import { load } from './calls.ts'
import type { MeasuredChapter } from './chapters.ts'
import { childrenComputed, computed } from './computing.ts'
import type { Kind } from './load.ts'
import type { ServerOptions } from './server.ts'

/** So many of each are measured, in one run. */
const counts = [1, 2, 3] as const

interface Pair {
  origin: string
  web: ChildProcess
  postgrest: ChildProcess
}

interface Options {
  stack: TestStack
  kinds: readonly Kind[]
  dist: string
  connections: number
  seconds: number
}

/** A PostgREST with the settings of the stack's own, and a web server before it. */
async function startPair({ stack, dist }: Options, nr: number): Promise<Pair> {
  const [port = 0, servicePort = 0, adminPort = 0] = await freePorts(3)
  const folder = join(stack.folder, `server${nr}`)
  mkdirSync(folder)
  const settings = readFileSync(join(stack.folder, 'data/home/run/postgrest.conf'), 'utf8')
  const file = join(folder, 'postgrest.conf')
  writeFileSync(
    file,
    settings
      .replace(/^server-port = .*$/m, `server-port = ${servicePort}`)
      .replace(/^admin-server-port = .*$/m, `admin-server-port = ${adminPort}`),
  )
  const postgrest = spawn(postgrestProgram(process.env['WALDKERF_POSTGREST_BIN'], undefined), [file], {
    stdio: 'inherit',
  })
  const isReady = () =>
    fetch(`http://127.0.0.1:${adminPort}/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  await until('PostgREST is ready', isReady)
  const web = fork(join(import.meta.dirname, 'server.ts'))
  const dataService = { host: '127.0.0.1', port: servicePort }
  web.send({ port, dataService, databaseUrl: stack.databaseUrl, folder, dist } satisfies ServerOptions)
  await once(web, 'message')
  return { origin: `http://127.0.0.1:${port}`, web, postgrest }
}

/** A kind of call, over so many pairs. */
interface Measured {
  perSecond: number
  p95: number
  /** Milliseconds of computing for one call: web servers, PostgREST, PostgreSQL. */
  computing: readonly number[]
  errors: number
}

const sum = (pids: readonly (number | undefined)[]) => pids.reduce<number>((all, pid) => all + computed(pid), 0)

async function measure(
  kind: Kind,
  pairs: readonly Pair[],
  { stack, connections, seconds }: Options,
): Promise<Measured> {
  const spent = () => [
    sum(pairs.map(({ web }) => web.pid)),
    sum(pairs.map(({ postgrest }) => postgrest.pid)),
    childrenComputed(stack.pids().postgres),
  ]
  // Each asks for what the others do not.
  const shares = pairs.map(({ origin }, nr) => ({
    origin,
    kind: {
      ...kind,
      requests: kind.requests.filter((_request, index) => index % pairs.length === nr || kind.requests.length === 1),
    },
  }))
  const run = (duration: number) =>
    Promise.all(
      shares.map((share) =>
        load({
          ...share,
          base: '/rest',
          connections: Math.ceil(connections / pairs.length),
          warmUp: 0,
          seconds: duration,
        }),
      ),
    )
  await run(Math.min(3, seconds))
  const before = spent()
  const loads = await run(seconds)
  const after = spent()
  const times = loads.flatMap((one) => [...one.times])
  return {
    perSecond: times.length / seconds,
    p95: quantile(times, 0.95),
    computing: after.map((end, part) => (end - (before[part] ?? 0)) / times.length),
    errors: loads.reduce((all, { errors }) => all + errors, 0),
  }
}

/** One, two and three web servers, each with its PostgREST, over one database; the ratios are to one of each. */
export async function measureServers(options: Options): Promise<MeasuredChapter> {
  const pairs: Pair[] = []
  const rows: string[] = []
  const alone = new Map<string, number>()
  let errors = 0
  try {
    for (const count of counts) {
      pairs.push(await startPair(options, count))
      for (const kind of options.kinds) {
        const measured = await measure(kind, pairs, options)
        const { perSecond, p95, computing } = measured
        errors += measured.errors
        if (count === 1) alone.set(kind.name, perSecond)
        const ratio = perSecond / (alone.get(kind.name) ?? NaN)
        const parts = computing.map((milliseconds) => milliseconds.toFixed(2)).join(' + ')
        rows.push(
          `| ${count} | \`${kind.name}\` | ${perSecond.toFixed(0)} | ${ratio.toFixed(2)} × | ${p95.toFixed(0)} | ${parts} | ${measured.errors} |`,
        )
        console.log(rows.at(-1))
      }
    }
  } finally {
    for (const { web, postgrest } of pairs) for (const child of [web, postgrest]) child.kill()
  }
  const head = [
    '| of each | call | per second | to one of each | p95, ms | computing of a call, ms: web server + PostgREST + PostgreSQL | errors |',
    '| --- | --- | --- | --- | --- | --- | --- |',
  ]
  const { lines, judge } = judgeLines()
  judge({ name: 'errors', measured: errors, goal: 0, scale: 'amount' })
  return { text: [...head, ...rows].join('\n'), lines }
}
