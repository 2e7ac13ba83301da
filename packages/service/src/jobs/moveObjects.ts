import { join } from 'node:path'
import { logInfo } from '../log.ts'
import { StartupError } from '../supervisor/startupError.ts'
import { folderStore } from '../web/objects/folderStore.ts'
import { objectPath } from '../web/objects/objectStore.ts'
import { openStore } from '../web/objects/openStore.ts'
import { type Job, secret } from './job.ts'

/**
 * Copies scans and layers from the folder into the store that WALDKERF_OBJECTS names. It can be stopped and begun again at
 * any time, also while a web server stores new ones; what is there already is left. Nothing is removed from the folder.
 */
export const moveObjects: Job = async ({ env, stop }) => {
  if (!env['WALDKERF_OBJECTS'])
    throw new StartupError('WALDKERF_OBJECTS is not set: there is nowhere to copy objects to.')
  const folder = env['WALDKERF_SCANS'] || '/scans'
  const [from, to] = [folderStore(folder), await openStore(env, folder, (name) => secret(env, name))]
  const there = new Map((await to.list()).map(({ name, bytes }) => [name, bytes]))
  let copied = 0
  for (const { name, bytes } of await from.list()) {
    if (stop.aborted) break
    if (there.get(name) === bytes) continue
    await to.put(name, join(folder, objectPath(name)))
    copied += 1
  }
  logInfo('objects.copied', `Copied ${copied} objects; ${there.size} were there before.`)
}
