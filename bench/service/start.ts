import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '@waldkerf/service/ports'
import { startTestPostgres } from '@waldkerf/service/testing/testPostgres'
import { median } from '../load/measure.ts'
import { judgeLines } from '../facts.ts'
import { kept } from '../report.ts'
import type { MeasuredChapter } from './chapters.ts'

const rounds = 3
/** Milliseconds. */
const goals = { fresh: 6_000, second: 1_500 }
const script = join(import.meta.dirname, '../../scripts/start.mjs')

/** `npm start` until it says that it is ready, and its end. Milliseconds of the former. */
async function startOnce(data: string): Promise<number> {
  const [port] = await freePorts(1)
  const begin = performance.now()
  const env = { ...process.env, WALDKERF_DATA: data, PORT: String(port) }
  const launcher = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(launcher, 'exit')
  const ready = new Promise<number>((resolve) => {
    launcher.stdout.on('data', (text: Buffer) => {
      if (text.includes('Waldkerf ready')) resolve(performance.now() - begin)
    })
  })
  const gone = ended.then(() => Promise.reject(new Error('The start failed; its output is above.')))
  const time = await Promise.race([ready, gone])
  launcher.kill('SIGTERM')
  await gone.catch(() => undefined)
  return time
}

async function startTwice(): Promise<{ fresh: number; second: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'waldkerf-bench-'))
  chmodSync(folder, 0o755)
  try {
    return { fresh: await startOnce(folder), second: await startOnce(folder) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** PostgreSQL alone, with nothing in it. */
async function startDatabaseAlone(): Promise<number> {
  const begin = performance.now()
  const postgres = await startTestPostgres()
  const time = performance.now() - begin
  await postgres.stop()
  return time
}

/** The chapter on `npm start` in a fresh folder, and in the same one again. */
export async function measureStarts(): Promise<MeasuredChapter> {
  // Builds what has changed, and is not counted.
  await startTwice()
  const starts = []
  const alone = []
  for (let round = 0; round < rounds; round++) {
    starts.push(await startTwice())
    alone.push(await startDatabaseAlone())
  }
  const fresh = median(starts.map((start) => start.fresh))
  const second = median(starts.map((start) => start.second))
  const { lines, judge } = judgeLines()
  const line = (name: string, measured: number, limit: number | undefined, goal: number) => {
    const holds = judge({ name, measured, goal, scale: 'time', ...(limit !== undefined && { limit }) })
    return `| ${name} | ${measured.toFixed(0)} | ${limit?.toFixed(0) ?? ''} | ${goal} | ${kept(holds)} |\n`
  }
  const text = `| \`npm start\`, ms until ready | Waldkerf | PostgreSQL alone, empty | goal | holds |
| --- | --- | --- | --- | --- |
${line('a fresh folder, with demo data', fresh, median(alone), goals.fresh)}${line('the same folder again', second, undefined, goals.second)}`
  return { text, lines }
}
