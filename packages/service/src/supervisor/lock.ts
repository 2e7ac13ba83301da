import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive, startMark } from './processes.ts'
import { StartupError, errorCode } from './startupError.ts'

/** A child as the lock file remembers it, to be found again when its launcher is gone. */
export interface RecordedChild {
  name: string
  pid: number
  executable: string
  /** A text of its command line that no other data folder's child has. */
  folder: string
}

interface LockContent {
  pid: number
  /** Tells this launcher from a later process with the same id. */
  startMark: string
  origin: string
  children: RecordedChild[]
}

/** The lock on a data folder. While it is held, it also records the children. */
export interface Lock {
  /** Children of a launcher that is gone; to be stopped before own ones are started. */
  orphans: readonly RecordedChild[]
  record(child: RecordedChild): void
  release(): void
}

/** A launcher that is being stopped right now gets this long to finish. Milliseconds. */
const patience = 2_000

/**
 * Takes the data folder for this launcher.
 * @throws StartupError when the launcher that holds it stays alive
 */
export async function takeLock(file: string, origin: string): Promise<Lock> {
  const orphans = await freeFromDead(file)
  const content: LockContent = { pid: process.pid, startMark: startMark(process.pid), origin, children: [...orphans] }
  create(file, content)
  return {
    orphans,
    record(child) {
      content.children = [...content.children.filter(({ name }) => name !== child.name), child]
      writeFileSync(`${file}.new`, JSON.stringify(content), { mode: 0o600 })
      renameSync(`${file}.new`, file)
    },
    release: () => rmSync(file, { force: true }),
  }
}

/** Removes the lock of a launcher that is gone and answers its children. */
async function freeFromDead(file: string): Promise<RecordedChild[]> {
  const end = Date.now() + patience
  for (;;) {
    const holder = read(file)
    if (holder === undefined || !isRunning(holder)) {
      rmSync(file, { force: true })
      return holder?.children ?? []
    }
    if (Date.now() > end) {
      throw new StartupError(
        `Waldkerf runs already with this data folder, at ${holder.origin} (process ${holder.pid}). ` +
          'Stop it first, or set WALDKERF_DATA to another folder.',
      )
    }
    await sleep(50)
  }
}

function isRunning({ pid, startMark: mark }: LockContent): boolean {
  return isAlive(pid) && startMark(pid) === mark
}

function create(file: string, content: LockContent): void {
  try {
    // `wx`: of two launchers that start in the same moment only one creates the file.
    writeFileSync(file, JSON.stringify(content), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
    throw new StartupError('Another Waldkerf is just being started with this data folder.', { cause: error })
  }
}

function read(file: string): LockContent | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockContent
  } catch (error) {
    // A launcher that is killed in its first moment leaves a half-written file: there are no children yet.
    if (error instanceof SyntaxError || errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
