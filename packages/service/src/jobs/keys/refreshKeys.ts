import { setTimeout as sleep } from 'node:timers/promises'
import { protocolPath, realmPath } from '@waldkerf/service/identity/realm'
import { logError, logInfo } from '@waldkerf/service/log'
import { withClient } from '@waldkerf/service/postgres/connection'
import { databaseAddress, type Job, secret } from '../job.ts'
import { keyRefreshRole } from '../roles.ts'
import { type KnownKey, remembered, signingKeys } from './keySet.ts'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A folder that the data service reads, too. The folder is mounted, since a mounted file would stay the old one. */
interface KeyFolder {
  known(): KnownKey[]
  /** Writes the set for the data service and what is known for the next round. Answers whether the set has changed. */
  keep(known: readonly KnownKey[]): boolean
}

const keySetFile = 'jwks.json'
const knownFile = 'known-keys.json'

export function keyFolder(folder: string): KeyFolder {
  const read = (name: string) => readText(join(folder, name))
  const write = (name: string, text: string) => {
    // Appears under its name only when complete. Everyone may read public keys.
    const half = join(folder, `${name}.new`)
    writeFileSync(half, text, { mode: 0o644 })
    renameSync(half, join(folder, name))
  }
  return {
    known: () => parsed(read(knownFile)),
    keep(known) {
      const set = JSON.stringify({ keys: known.map(({ key }) => key) })
      const changed = set !== read(keySetFile)
      if (changed) write(keySetFile, set)
      // Written each round: its age tells the health check when the last one succeeded.
      write(knownFile, JSON.stringify(known))
      return changed
    },
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** A missing or broken file loses the former keys only: the current ones come with the same request. */
function parsed(text: string): KnownKey[] {
  try {
    return JSON.parse(text) as KnownKey[]
  } catch {
    return []
  }
}

/** Milliseconds between two requests, and after one that failed. */
const pauses = { done: 2 * 60_000, failed: 5_000 }
const patience = 10_000

/**
 * Brings the identity service's public keys to the data service, for as long as the container runs: PostgREST reads keys
 * from a file and never from an address.
 */
export const keepKeysFresh: Job = async ({ env, stop }) => {
  const source = `${env['WALDKERF_IDENTITY'] || 'http://keycloak:8080'}${realmPath}${protocolPath}/certs`
  const database = databaseAddress(env, { user: keyRefreshRole, password: secret(env, 'key_refresh_password') })
  const refresh = keyRefresh({
    source,
    folder: keyFolder(env['WALDKERF_KEYS'] || '/keys'),
    notify: () => withClient(database, async (client) => void (await client.query(`notify pgrst, 'reload config'`))),
  })
  while (!stop.aborted) {
    const pause = (await isDone(refresh)) ? pauses.done : pauses.failed
    await sleep(pause, undefined, { signal: stop }).catch(() => undefined)
  }
}

export interface KeyRefreshOptions {
  /** Address of the realm's `certs`. */
  source: string
  folder: KeyFolder
  /** Tells the data service to read the set again. */
  notify: () => Promise<void>
  /** Milliseconds since 1970. */
  now?: () => number
}

/**
 * A function that fetches the identity service's keys once. It answers what it did, and rejects without having changed
 * the set when there is no answer or no signing key in it.
 */
export function keyRefresh({ source, folder, notify, now = Date.now }: KeyRefreshOptions) {
  // Notified once in each run: the last one may have ended between writing and notifying.
  let isNotified = false
  return async (): Promise<string> => {
    const known = remembered(folder.known(), signingKeys(await fetchKeySet(source)), now())
    if (folder.keep(known)) isNotified = false
    if (isNotified) return 'unchanged'
    await notify()
    isNotified = true
    return `the data service has ${known.length}: ${known.map(({ key }) => key.kid).join(', ')}`
  }
}

async function fetchKeySet(source: string): Promise<unknown> {
  const response = await fetch(source, { redirect: 'error', signal: AbortSignal.timeout(patience) })
  if (response.ok) return response.json()
  throw new Error(`${source} answers ${response.status}.`)
}

async function isDone(refresh: () => Promise<string>): Promise<boolean> {
  try {
    const outcome = await refresh()
    if (outcome !== 'unchanged') logInfo('keys.changed', `Keys: ${outcome}`)
    return true
  } catch (error) {
    logError('keys.failed', 'Keys: not done, tried again soon', {}, error)
    return false
  }
}
