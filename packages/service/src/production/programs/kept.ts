import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export const run = promisify(execFile)

/**
 * A folder of somebody else's programs. It is got once and stays outside the checkout, in `XDG_CACHE_HOME` or `~/.cache`.
 * @param name with the version, so that another one is got anew
 * @param get fills an empty folder; when it fails, nothing stays
 */
export async function keptFolder(name: string, get: (folder: string) => Promise<void>): Promise<string> {
  const cache = join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'waldkerf')
  const target = join(cache, name)
  if (existsSync(target)) return target
  const half = `${target}.${process.pid}`
  mkdirSync(half, { recursive: true })
  try {
    await get(half)
    renameSync(half, target)
  } finally {
    rmSync(half, { recursive: true, force: true })
  }
  return target
}

/** Whether this machine can run a program at all. */
export const has = (program: string, ...args: string[]) =>
  run(program, args).then(
    () => true,
    () => false,
  )
