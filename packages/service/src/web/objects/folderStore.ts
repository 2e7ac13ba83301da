import { createReadStream, mkdirSync } from 'node:fs'
import { link, mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { errorCode } from '@waldkerf/service/supervisor/startupError'
import { freeRoom } from '../freeRoom.ts'
import {
  type ByteSource,
  objectName,
  objectPath,
  type ObjectStore,
  type StoredObject,
  uploadLife,
} from './objectStore.ts'

/** Objects as files of a folder, spread by the first two digits of their names; uploads arrive in another folder of the same disk. */
export function folderStore(place: string): ObjectStore {
  const [folder, arriving] = [join(place, 'objekte'), join(place, '.uploads')]
  for (const path of [folder, arriving]) mkdirSync(path, { recursive: true })
  /** An object never changes: listing asks the file system for each file only once. */
  let known = new Map<string, StoredObject>()
  const fileFor = (name: string) => {
    if (!objectName.test(name)) throw new Error('No name of an object.')
    return join(place, objectPath(name))
  }
  async function put(name: string, file: string): Promise<void> {
    const target = fileFor(name)
    await mkdir(dirname(target), { recursive: true })
    await sync(file)
    try {
      await link(file, target)
    } catch (error) {
      // Names are never used twice: the file that is there is this object.
      if (errorCode(error) !== 'EEXIST') throw error
    }
    for (const path of [dirname(target), folder, place]) await sync(path)
  }
  return {
    put,
    async write(name, bytes) {
      // The rest that a killed process leaves is swept with the uploads.
      const file = join(arriving, `${name}.bild`)
      await writeFile(file, bytes)
      await put(name, file)
      await rm(file)
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
    uploads: {
      data: new FileStore({ directory: arriving, expirationPeriodInMilliseconds: uploadLife }),
      leastPart: Number.POSITIVE_INFINITY,
      open: (id) => fileSource(join(arriving, id)),
      keep: (id) => put(id, join(arriving, id)),
      async sweep(before) {
        for (const name of await readdir(arriving)) {
          const file = await found(join(arriving, name))
          if (file && file.mtimeMs < before) await rm(join(arriving, name), { force: true })
        }
      },
      free: () => freeRoom(place),
    },
  }
  async function stored(name: string): Promise<StoredObject | undefined> {
    const one = known.get(name)
    const file = one ? undefined : await found(fileFor(name))
    return file ? { name, bytes: file.size, since: file.ctimeMs } : one
  }
}

/** The bytes of a file. */
export async function fileSource(file: string): Promise<ByteSource> {
  const { size } = await stat(file)
  return { size, read: ({ first, last }) => createReadStream(file, { start: first, end: last }) }
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
