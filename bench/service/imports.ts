import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import { rowsOfCall } from '@waldkerf/domain/entities/beetles/imports'
import type { TokenSigner } from '@waldkerf/service/testing/tokens'
import type { Client } from 'pg'
import { kept, p99 } from '../report.ts'
import { load } from './calls.ts'
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
export async function measureImport({
  owner,
  origin,
  sign,
  seconds,
}: Ground): Promise<{ text: string; holds: boolean }> {
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
  const lines = [
    ['trial run', trial.seconds, longestTrial, (trial.ready ?? 0) + (trial.refused ?? 0) === rows],
    ['comparing with what is stored, beside readers', compared.seconds, undefined, true],
    ['import, beside readers', stored.seconds, longestImport, stored.stored === trial.ready],
    ['taking back', undone.seconds, undefined, isBack],
  ] as const
  const made = lines.map(([what, time, most, isRight]) => {
    const isHeld = isRight && (most === undefined || time <= most)
    return { isHeld, line: `| ${what} | ${time.toFixed(1)} | ${most ?? '–'} | ${kept(isHeld)} |` }
  })
  const isCalm = meanwhile <= goal * atRest && errors === 0
  const text = `A file as GBIF gives it, ${rows} rows of fifty columns, of which ${trial.refused} have no day and do not come; published at once,
in calls of ${rowsOfCall}; ${readers} readers ask by turns for lists, counts and searches meanwhile, ${pause} ms after each answer.

| step | s | goal, s | holds |
| --- | --- | --- | --- |
${made.map(({ line }) => line).join('\n')}

Stored: ${stored.stored}, by the trial run ${trial.ready}. Taken back, all counts are as before: ${kept(isBack)}.
Readers while it is compared and imported: p99 ${meanwhile.toFixed(0)} ms, at rest before and after ${atRest.toFixed(0)} ms, at most ${goal} ×, ${errors} errors: ${kept(isCalm)}.
`
  return { text, holds: isCalm && made.every(({ isHeld }) => isHeld) }
}
