import { execFile } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartupError, errorCode } from '../supervisor/startupError.ts'
import type { Account } from './account.ts'
import { program } from './binaries.ts'

const run = promisify(execFile)

/** The migration owner; the only role above policies. */
export const ownerRole = 'waldkerf'

const startAnew = 'To begin with an empty one: npm start -- --fresh (this deletes the data in it).'

/** The major version of the programs in a folder, for example '18'. */
export async function majorVersion(folder: string): Promise<string> {
  const { stdout } = await run(join(folder, program('postgres')), ['--version'])
  return /\d+/.exec(stdout)?.[0] ?? ''
}

/**
 * Answers whether the cluster has to be made first.
 * @throws StartupError when there is one that these programs cannot use
 */
export function needsInit(cluster: string, major: string): boolean {
  const version = readVersion(cluster)
  if (version === undefined) {
    if (!existsSync(cluster) || readdirSync(cluster).length === 0) return true
    throw new StartupError(`${cluster} is not a PostgreSQL data folder: it has no PG_VERSION. ${startAnew}`)
  }
  if (version === major) return false
  throw new StartupError(
    `${cluster} was made by PostgreSQL ${version}, but the programs here are PostgreSQL ${major}. ` +
      `Take the programs of ${version} (WALDKERF_POSTGRES_BIN), or dump and restore (docs/operations.md). ${startAnew}`,
  )
}

function readVersion(cluster: string): string | undefined {
  try {
    return readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ENOENT') return undefined
    throw new StartupError(`${cluster} cannot be read (${code}): it belongs to another account.`, { cause: error })
  }
}

/** Makes an empty cluster. It appears under its name only when it is complete. */
export async function initCluster(options: {
  folder: string
  cluster: string
  major: string
  password: string
  account: Account | undefined
}): Promise<void> {
  const { folder, cluster, account } = options
  removeHalfMade(cluster)
  const half = mkdtempSync(`${cluster}.new-`)
  const passwordFile = `${half}.password`
  writeFileSync(passwordFile, options.password, { mode: 0o600 })
  if (account !== undefined) for (const path of [half, passwordFile]) chownSync(path, account.uid, account.gid)
  try {
    await run(
      join(folder, program('initdb')),
      [
        `--pgdata=${half}`,
        `--username=${ownerRole}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        ...localeOptions(options.major),
        // Waiting for the disk takes seconds; until the system has written by itself, only an empty cluster could be lost.
        '--no-sync',
      ],
      { cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC', PATH: process.env['PATH'] }, ...account },
    )
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
    throw new StartupError(`PostgreSQL could not make its data folder ${half}:\n${output}`, { cause: error })
  } finally {
    rmSync(passwordFile, { force: true })
  }
  chmodSync(half, 0o700)
  renameSync(half, cluster)
}

/**
 * Removes what launchers left that were ended while they made a cluster. Their initdb may go on for a moment: it fills
 * a folder of its own, which the next start removes.
 */
function removeHalfMade(cluster: string): void {
  const prefix = `${basename(cluster)}.new`
  const left = readdirSync(dirname(cluster)).filter((name) => name.startsWith(prefix))
  for (const name of left) {
    try {
      rmSync(join(dirname(cluster), name), { recursive: true, force: true })
    } catch (error) {
      if (errorCode(error) !== 'ENOTEMPTY') throw error
    }
  }
}

/** German order comes from ICU by name, so the cluster itself needs only a locale that every machine has. */
export function localeOptions(major: string): string[] {
  return Number(major) >= 17
    ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    : ['--locale=C.UTF-8']
}
