import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { keptFree } from '@waldkerf/service/web/freeRoom'
import { lastBackup } from '@waldkerf/service/web/lastBackup'
import { openStore } from '@waldkerf/service/web/objects/openStore'
import { type Judgement, missing, ok, patience, reason, together, weak } from './finding.ts'

const hour = 3_600_000
const gigabyte = 2 ** 30

/** @param age milliseconds since a backup was complete; undefined where none ever was */
export function judgeBackup(age: number | undefined): Judgement {
  const see = "see docs/operations.md 'Backup and restore'"
  if (age === undefined) return missing(`None has been noted: make one each night, ${see}.`)
  const hours = Math.floor(age / hour)
  if (hours >= 26) return weak(`The last one is ${hours} hours old: look why none came last night, ${see}.`)
  return ok(`The last one is ${hours} hours old.`)
}

export async function lookAtBackup(scans: string, now = Date.now()): Promise<Judgement> {
  const time = await lastBackup(scans)
  return judgeBackup(time && now - time.getTime())
}

export interface Room {
  /** Whose disk it is. */
  name: string
  /** Bytes. */
  free: number
  size: number
}

export function judgeRoom({ name, free, size }: Room): Judgement {
  const left = `${(free / gigabyte).toFixed(1)} GB of ${(size / gigabyte).toFixed(0)} are free for ${name}`
  if (free < keptFree) return missing(`${left}: nothing more is taken there. Make room, nothing that is kept is lost.`)
  if (free < Math.min(size / 10, 10 * gigabyte)) return weak(`${left}: make room soon.`)
  return ok(`${left}.`)
}

/** @param folders by what they hold */
export async function lookAtDisk(folders: Readonly<Record<string, string>>): Promise<Judgement> {
  const judgements = Object.entries(folders).map(async ([name, folder]) => {
    const found = await statfs(folder).catch(() => undefined)
    if (found === undefined) return missing(`The folder for ${name}, ${folder}, is not there: make or mount it.`)
    return judgeRoom({ name, free: found.bavail * found.bsize, size: found.blocks * found.bsize })
  })
  const all = await Promise.all(judgements)
  return together(all, all.map(({ sentence }) => sentence).join(' '))
}

/** No object has this name. */
const nobody = '0'.repeat(32)

/** The answer of a store in place of an object's size, in a word or two. */
const storeReason = (error: unknown): string => {
  const { httpStatusCode } = (error as { $metadata?: { httpStatusCode?: number } }).$metadata ?? {}
  return httpStatusCode === undefined ? reason(error) : `answers ${httpStatusCode}`
}

/** Whether a bucket answers to the setup's key. @param secret reads one by its name */
export async function lookAtObjects(env: NodeJS.ProcessEnv, secret: (name: string) => string): Promise<Judgement> {
  try {
    const store = await openStore(env, '', secret)
    const late = sleep(patience, undefined, { ref: false }).then(() => {
      throw new DOMException('', 'TimeoutError')
    })
    await Promise.race([store.size(nobody), late])
    return ok('The bucket answers.')
  } catch (error) {
    return missing(
      `The object store does not serve (${storeReason(error)}), and no scan is read or taken: look at WALDKERF_OBJECTS, ` +
        'its key, and the log of the store.',
    )
  }
}
