import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import { rowsOfCall } from '@waldkerf/domain/entities/beetles/imports'
import type { TokenSigner } from '@waldkerf/service/testing/tokens'
import type { Client } from 'pg'
import { judgeLines } from '../facts.ts'
import { kept, p99 } from '../report.ts'
import { rowCost, statements } from './bulk.ts'
import { load } from './calls.ts'
import type { MeasuredChapter } from './chapters.ts'
import type { ImportOrder, StepResult } from './importLoad.ts'
import { readKinds } from './kinds.ts'

const rows = 100_000
/** Seconds that a trial run and an import may take. */
const [longestTrial, longestImport] = [10, 180]

/** People who read, and the milliseconds that each looks at an answer. */
const [readers, pause] = [4, 100]
/** How many times slower, at most, they are answered meanwhile. */
const goal = 2

interface Ground {
  owner: Client
  origin: string
  sign: TokenSigner
  seconds: number
}

/** One who imports, in a process of their own: each answer is the next step's. @throws when it ends without a result */
function startImporter(order: ImportOrder) {
  const importer = fork(join(import.meta.dirname, 'importLoad.ts'), { serialization: 'advanced' })
  const failed = once(importer, 'exit').then(([code]) => {
    throw new Error(`the importer ended with ${code}, without a result`)
  })
  failed.catch(() => {})
  return async (previous?: StepResult) => {
    const answer = once(importer, 'message') as Promise<[StepResult]>
    importer.send(previous ?? order)
    return (await Promise.race([answer, failed]))[0]
  }
}

/** A file as GBIF gives it, from the trial run to the last row that is taken back, beside readers. */
export async function measureImport({ owner, origin, sign, seconds }: Ground): Promise<MeasuredChapter> {
  const token = await sign('expert@waldkerf.test', { exp: Math.floor(Date.now() / 1_000) + 3_600 })
  const { rows: species } = await owner.query<Species>('select * from data.kaeferarten')
  const step = startImporter({ origin, token, rows, species })
  const trial = await step()

  const counts = async () =>
    (
      await owner.query<object>(`select (select count(*) from data.kaefer) as records,
        (select sum(anzahl) from data.kaefer_count) as counted, (select sum(anzahl) from data.kaefer_raster) as cells,
        (select sum(anzahl) from data.kaefer_monat) as months, (select sum(anzahl) from data.kaefer_saison) as seasons`)
    ).rows[0]
  const before = await counts()

  const kinds = (await readKinds(owner, token, 'expert@waldkerf.test')).filter(({ does }) => does !== 'writes')
  // Each kind in its turn, however many requests of it there are.
  const requests = Array.from({ length: 200 }, (_, at) =>
    kinds.flatMap((kind) => kind.requests[at % kind.requests.length] ?? []),
  ).flat()
  const kind = { name: 'readers', does: 'reads', requests } as const
  let errors = 0
  const read = async (length = seconds) => {
    const options = { origin, base: '/rest', connections: readers, warmUp: 0, pause, kind } as const
    const { times, errors: missed } = await load({ ...options, seconds: length })
    errors += missed
    return [...times]
  }
  const count = trial.ready ?? 0
  const bare = ((await rowCost(owner, statements.insert(count), count)) * count) / 1e6
  await owner.query('vacuum analyze data.kaefer')
  await read(2)
  const idle = await read()
  const beside: number[] = []
  const running = new AbortController()
  const reading = (async () => {
    while (!running.signal.aborted) beside.push(...(await read()))
  })()

  const compared = await step(trial)
  const stored = await step(compared)
  running.abort()
  await reading
  const undone = await step(stored)
  idle.push(...(await read()))

  const isBack = JSON.stringify(await counts()) === JSON.stringify(before)
  const [atRest, meanwhile] = [p99(idle), p99(beside)]
  const { lines, judge } = judgeLines()
  const steps = [
    {
      what: 'trial run',
      measured: trial.seconds,
      most: longestTrial,
      isRight: (trial.ready ?? 0) + (trial.refused ?? 0) === rows,
    },
    { what: 'comparing with what is stored, beside readers', measured: compared.seconds, isRight: true },
    {
      what: 'import, beside readers',
      measured: stored.seconds,
      limit: bare,
      most: longestImport,
      isRight: stored.stored === trial.ready,
    },
    { what: 'taking back', measured: undone.seconds, isRight: isBack },
  ]
  const made = steps.map(({ what, measured, limit, most = Infinity, isRight }) => {
    const line = {
      name: `${what}, s`,
      measured,
      scale: 'time',
      broken: !isRight,
      ...(limit !== undefined && { limit }),
    } as const
    const isHeld = most === Infinity ? isRight : judge({ ...line, goal: most })
    const cells = [what, measured.toFixed(1), limit?.toFixed(1) ?? '', most === Infinity ? '–' : most, kept(isHeld)]
    return `| ${cells.join(' | ')} |`
  })
  judge({ name: 'taken back, counts as before', measured: isBack ? 1 : 0, goal: 1, least: true, scale: 'amount' })
  const readersLine = { measured: meanwhile, limit: atRest, goal, scale: 'ratio', broken: errors > 0 } as const
  const isCalm = judge({ name: 'readers while it is imported, p99 in ms', ...readersLine })
  const text = `A file as GBIF gives it, ${rows} rows of fifty columns, of which ${trial.refused} have no day and do not come; published at once,
in calls of ${rowsOfCall}; ${readers} readers ask by turns for lists, counts and searches meanwhile, ${pause} ms after each answer.
Limit: as many rows by one statement with all rules on, past the data service, beside nobody.

| step | s | limit, s | goal, s | holds |
| --- | --- | --- | --- | --- |
${made.join('\n')}

Stored: ${stored.stored}, by the trial run ${trial.ready}. Taken back, all counts are as before: ${kept(isBack)}.
Readers while it is compared and imported: p99 ${meanwhile.toFixed(0)} ms, at rest before and after ${atRest.toFixed(0)} ms, at most ${goal} ×, ${errors} errors: ${kept(isCalm)}.
`
  return { text, lines }
}
