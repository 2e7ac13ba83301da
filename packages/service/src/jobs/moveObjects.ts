import { join } from 'node:path'
import { Pool } from 'pg'
import { logInfo } from '../log.ts'
import { folderStore } from '../web/objects/folderStore.ts'
import { objectPath, type ObjectStore } from '../web/objects/objectStore.ts'
import { openStore } from '../web/objects/openStore.ts'
import { moveBytes } from '../web/moving/moveBytes.ts'
import { movedParts } from '../web/moving/movedRows.ts'
import { databaseAddress, type Job, secret } from './job.ts'
import { scanKeeperRole } from './roles.ts'

/**
 * Copies objects from the folder into the store that WALDKERF_OBJECTS names, where it names one, and pictures and sent
 * documents from the database into the store, as the web servers do each hour. It can be stopped and begun again at any time, also while they
 * run; what is there already is left. Nothing is removed from the folder.
 */
export const moveObjects: Job = async ({ env, stop }) => {
  const folder = env['WALDKERF_SCANS'] || '/scans'
  const store = await openStore(env, folder, (name) => secret(env, name))
  if (env['WALDKERF_OBJECTS']) await copyFolder(folder, store, stop)
  const login = { user: scanKeeperRole, password: secret(env, 'scan_keeper_password') }
  const pool = new Pool({ ...databaseAddress(env, login), max: 1, options: '-c role=waldkerf_keeper' })
  try {
    const { copied, freed } = await moveBytes({ store, parts: movedParts(pool), stop })
    logInfo('objects.moved', `Copied ${copied} pictures and files of documents; ${freed} left the database.`)
  } finally {
    await pool.end()
  }
}

async function copyFolder(folder: string, store: ObjectStore, stop: AbortSignal): Promise<void> {
  const there = new Map((await store.list()).map(({ name, bytes }) => [name, bytes]))
  let copied = 0
  for (const { name, bytes } of await folderStore(folder).list()) {
    if (stop.aborted) break
    if (there.get(name) === bytes) continue
    await store.put(name, join(folder, objectPath(name)))
    copied += 1
  }
  logInfo('objects.copied', `Copied ${copied} objects; ${there.size} were there before.`)
}
