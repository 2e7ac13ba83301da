import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { letPass } from '../postgres/account.ts'
import { startStack } from '../start.ts'
import { contentName, type Content } from './content.ts'

/**
 * Making a cluster, migrating and filling it is most of what a start costs. So each run of tests does it once: its
 * global setup prepares folders and leaves their place in the environment, and every start takes a copy.
 */
const variable = 'WALDKERF_PREPARED_FOLDERS'

/**
 * Prepares one data folder for each content and announces them to this process's children.
 * @returns the function that removes them
 */
export async function prepareFolders(dist: string, contents: readonly Content[]): Promise<() => void> {
  const place = mkdtempSync(join(tmpdir(), 'waldkerf-prepared-'))
  letPass(place)
  for (const content of contents) {
    const stack = await startStack({ ...content, data: join(place, contentName(content)), dist, durable: false })
    await stack.stop()
  }
  process.env[variable] = place
  return () => rmSync(place, { recursive: true, force: true })
}

/** Puts a copy of the prepared folder into `data`, if this run has prepared one with this content. */
export function copyPrepared(data: string, content: Content): void {
  const place = process.env[variable]
  const prepared = place === undefined ? undefined : join(place, contentName(content))
  if (prepared === undefined || !existsSync(prepared)) return
  copyFolder(prepared, data)
}

/** If started as root, the files belong to another account, and the copies must, too. */
export function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true, mode: 0o755 })
  execFileSync('cp', ['-Rp', `${from}/.`, to])
}
