import { open } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { FileConfigstore, FileStore } from '@tus/file-store'
import { Server } from '@tus/server'
import { endingBySignature, signatureLength } from './signatures.ts'

export const uploadPath = '/scans/files'

/** How long an upload can be taken up again, and a finished one be asked about. */
const uploadLife = 3 * 24 * 60 * 60 * 1_000

/** An upload that has been begun. */
export interface BegunUpload {
  id: string
  map: number
  account: string
  size: number
}

export interface UploadsInput {
  folder: string
  mostBytes: number
  /** Called with a picture that is there whole. */
  onFinish: (map: number, ending: NonNullable<ReturnType<typeof endingBySignature>>, file: string) => Promise<void>
}

const noPicture = {
  status_code: 415,
  body: JSON.stringify({
    code: 'WK415',
    message: 'Die Datei ist kein Bild im Format JPEG, PNG oder TIFF.',
    details: null,
    hint: null,
  }),
}

/** Looks at the beginning of an upload as soon as it is there: what is no picture ends at its first part. */
class PictureStore extends FileStore {
  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const reached = await super.write(readable, id, offset)
    if (offset < signatureLength && reached >= signatureLength && !(await endingByFile(join(this.directory, id)))) {
      await this.remove(id)
      throw noPicture
    }
    return reached
  }
}

async function endingByFile(file: string) {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(signatureLength), 0, signatureLength, 0)
    return endingBySignature(buffer)
  } finally {
    await handle.close()
  }
}

/** Takes scans in parts, by the tus protocol. Who may do so is looked at before. */
export function uploads({ folder, mostBytes, onFinish }: UploadsInput) {
  const entries = new FileConfigstore(folder)
  const store = new PictureStore({
    directory: folder,
    configstore: entries,
    expirationPeriodInMilliseconds: uploadLife,
  })
  const owners = new WeakMap<IncomingMessage, { map: number; account: string }>()
  const server = new Server({
    path: uploadPath,
    relativeLocation: true,
    datastore: store,
    maxSize: mostBytes,
    allowedOrigins: [],
    onUploadCreate: async ({ runtime }) => {
      const owner = runtime?.node && owners.get(runtime.node.req as IncomingMessage)
      return { metadata: { map: String(owner?.map), account: owner?.account ?? null } }
    },
    onUploadFinish: async (_request, { id, metadata }) => {
      const file = join(folder, id)
      const ending = await endingByFile(file)
      if (!ending) {
        await store.remove(id)
        throw noPicture
      }
      await onFinish(Number(metadata?.['map']), ending, file)
      return {}
    },
  })

  async function find(id: string): Promise<BegunUpload | undefined> {
    const entry = await entries.get(id).catch(() => undefined)
    if (!entry) return undefined
    const { map, account } = entry.metadata ?? {}
    return { id, map: Number(map), account: account ?? '', size: entry.size ?? 0 }
  }
  return {
    find,
    /** Answers a request of the protocol. @param owner whose upload begins with it */
    async handle(request: IncomingMessage, response: ServerResponse, owner?: { map: number; account: string }) {
      if (owner) owners.set(request, owner)
      await server.handle(request, response)
    },
    /** Bytes that uploads will take that are still on their way. */
    async expected(): Promise<number> {
      const begun = await Promise.all((await entries.list()).map((id) => store.getUpload(id).catch(() => undefined)))
      const sizes = begun.map((upload) => (upload && upload.offset !== upload.size ? (upload.size ?? 0) : 0))
      return sizes.reduce((sum, size) => sum + size, 0)
    },
    /** Removes what a deleted map's uploads have left. */
    async removeUploads(map: number): Promise<void> {
      const begun = await Promise.all((await entries.list()).map(find))
      for (const entry of begun) if (entry?.map === map) await store.remove(entry.id).catch(() => undefined)
    },
    /** Removes uploads that nobody has finished in time, and what finished ones have left. */
    sweep: () => server.cleanUpExpiredUploads(),
  }
}
