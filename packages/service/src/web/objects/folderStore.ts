import { createReadStream } from 'node:fs'
import { link, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorCode } from '@waldkerf/service/supervisor/startupError'
import { objectName, type ObjectStore, type StoredObject } from './objectStore.ts'

/** Objects as files of a folder, spread by the first two digits of their names. */
export function folderStore(folder: string): ObjectStore {
  /** An object never changes: listing asks the file system for each file only once. */
  let known = new Map<string, StoredObject>()
  const fileFor = (name: string) => {
    if (!objectName.test(name)) throw new Error('No name of an object.')
    return join(folder, name.slice(0, 2), name)
  }
  return {
    async put(name, file) {
      const target = fileFor(name)
      await mkdir(dirname(target), { recursive: true })
      await sync(file)
      try {
        await link(file, target)
      } catch (error) {
        // Names are never used twice: the file that is there is this object.
        if (errorCode(error) !== 'EEXIST') throw error
      }
      for (const place of [dirname(target), folder, dirname(folder)]) await sync(place)
    },
    size: async (name) => (await found(fileFor(name)))?.size,
    read: (name, { first, last }) => createReadStream(fileFor(name), { start: first, end: last }),
    remove: (name) => rm(fileFor(name), { force: true }),
    async list() {
      const names = (await readdir(folder, { recursive: true }).catch(() => [])).map((path) => path.slice(3))
      const objects = await Promise.all(names.filter((name) => objectName.test(name)).map(stored))
      known = new Map(objects.filter((one) => one !== undefined).map((one) => [one.name, one]))
      return [...known.values()]
    },
  }
  async function stored(name: string): Promise<StoredObject | undefined> {
    const one = known.get(name)
    const file = one ? undefined : await found(fileFor(name))
    return file ? { name, bytes: file.size, since: file.ctimeMs } : one
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function found(file: string) {
  try {
    return await stat(file)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
