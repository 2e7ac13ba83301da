import { randomUUID } from 'node:crypto'
import { createImportDesk } from '@waldkerf/app/data/imports/importDesk'
import { findDesk } from '@waldkerf/app/data/imports/importKinds'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import { rowsOfCall } from '@waldkerf/domain/entities/beetles/imports'
import { gbifFile } from '@waldkerf/domain/imports/gbifFile.testing'
import { ImportError } from '@waldkerf/domain/imports/importTable'
import type { TokenSigner } from '@waldkerf/service/testing/tokens'
import type { Client } from 'pg'
import { kept } from '../report.ts'
import { load } from './calls.ts'
import { readKinds } from './kinds.ts'

const rows = 100_000
/** Seconds that a trial run and an import may take. */
const [longestTrial, longestImport] = [10, 180]

/** People who read, and the milliseconds that each looks at an answer. */
const [readers, pause] = [4, 100]
/** How many times slower, at most, they are answered meanwhile. */
const goal = 2

const p99 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * 0.99))] ?? NaN

interface Ground {
  owner: Client
  origin: string
  sign: TokenSigner
  seconds: number
}

/** A file as GBIF gives it, from the trial run to the last row that is taken back, beside readers. */
export async function measureImport({
  owner,
  origin,
  sign,
  seconds,
}: Ground): Promise<{ text: string; holds: boolean }> {
  const token = await sign('expert@waldkerf.test', { exp: Math.floor(Date.now() / 1_000) + 3_600 })
  const ask = async <T>(name: string, body: object): Promise<T> => {
    const answer = await fetch(`${origin}/rest/rpc/${name}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${text}`)
    return JSON.parse(text) as T
  }
  const { rows: species } = await owner.query<Species>('select * from data.kaeferarten')
  const known = { species, today: '2026-11-21' }
  const desk = createImportDesk(findDesk, () => Promise.reject(new ImportError('broken')))
  const file = new Blob([gbifFile(rows)])

  let start = performance.now()
  const took = () => (performance.now() - start) / 1_000
  const { choice } = await desk.read(file, known)
  const plan = await desk.plan(choice, known)
  const trial = took()

  const counts = async () =>
    (
      await owner.query<object>(`select (select count(*) from data.kaefer) as records,
        (select sum(anzahl) from data.kaefer_count) as counted, (select sum(anzahl) from data.kaefer_raster) as cells,
        (select sum(anzahl) from data.kaefer_monat) as months, (select sum(anzahl) from data.kaefer_saison) as seasons`)
    ).rows[0]
  const before = await counts()

  const requests = (await readKinds(owner, token, 'expert@waldkerf.test'))
    .filter(({ does }) => does !== 'writes')
    .flatMap((kind) => kind.requests)
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

  const lauf = {
    id: randomUUID(),
    datei: 'occurrence.txt',
    quelle: 'GBIF',
    anzahl: String(plan.ready),
    status: 'published',
  }
  const parts = Array.from({ length: Math.ceil(plan.ready / rowsOfCall) }, (_, nr) =>
    desk.rows(nr * rowsOfCall, rowsOfCall),
  )
  start = performance.now()
  for (const zeilen of parts) await ask('w_get_kaefer_doppelte', { quelle: lauf.quelle, zeilen: await zeilen })
  const comparing = took()
  start = performance.now()
  let stored = 0
  for (const zeilen of parts)
    stored += (await ask<{ gespeichert: number }>('w_import_kaefer', { lauf, zeilen: await zeilen })).gespeichert
  const importing = took()
  running.abort()
  await reading
  start = performance.now()
  for (let rest = 1; rest > 0;) rest = (await ask<{ rest: number }>('w_undo_import', { id: lauf.id })).rest
  const undoing = took()
  idle.push(...(await read()))

  const isBack = JSON.stringify(await counts()) === JSON.stringify(before)
  const [atRest, meanwhile] = [p99(idle), p99(beside)]
  const lines = [
    ['trial run', trial, longestTrial, plan.ready + plan.refused === rows],
    ['comparing with what is stored, beside readers', comparing, undefined, true],
    ['import, beside readers', importing, longestImport, stored === plan.ready],
    ['taking back', undoing, undefined, isBack],
  ] as const
  const made = lines.map(([what, time, most, isRight]) => {
    const isHeld = isRight && (most === undefined || time <= most)
    return { isHeld, line: `| ${what} | ${time.toFixed(1)} | ${most ?? '–'} | ${kept(isHeld)} |` }
  })
  const isCalm = meanwhile <= goal * atRest && errors === 0
  const text = `A file as GBIF gives it, ${rows} rows of fifty columns, of which ${plan.refused} have no day and do not come; published at once,
in calls of ${rowsOfCall}; ${readers} readers ask by turns for lists, counts and searches meanwhile, ${pause} ms after each answer.

| step | s | goal, s | holds |
| --- | --- | --- | --- |
${made.map(({ line }) => line).join('\n')}

Stored: ${stored}, by the trial run ${plan.ready}. Taken back, all counts are as before: ${kept(isBack)}.
Readers while it is compared and imported: p99 ${meanwhile.toFixed(0)} ms, at rest before and after ${atRest.toFixed(0)} ms, at most ${goal} ×, ${errors} errors: ${kept(isCalm)}.
`
  return { text, holds: isCalm && made.every(({ isHeld }) => isHeld) }
}
