import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { FileConfigstore, FileStore } from '@tus/file-store'
import { Server } from '@tus/server'
import { logError } from '@waldkerf/service/log'
import { problem } from '../answers.ts'
import { Refusal } from '../refusal.ts'
import { noScan, protocolRefusal } from './faults.ts'
import { signatureLength } from '@waldkerf/domain/georef/scans/signatures'
import { endingByFile } from './scanHead.ts'

export const uploadPath = '/scans/files'

/** Milliseconds in which an upload can be resumed, and a finished one be asked about. */
const uploadLife = 3 * 24 * 60 * 60 * 1_000
/** Milliseconds without a byte after which an upload's promise of room ends. */
const promiseLife = 60 * 60 * 1_000

/** An upload that has been begun. */
export interface BegunUpload {
  id: string
  map: number
  account: string
  size: number
  /** Bytes that are there. */
  offset: number
  /** When the last of them came: milliseconds since the epoch. */
  since: number
  /** The version of the map that it is meant for. */
  version: string | undefined
  /** Name of the file that is uploaded. */
  fileName: string
  /** It becomes the map's layer. */
  isLayer: boolean
}

export type Owner = Pick<BegunUpload, 'map' | 'account' | 'version' | 'fileName' | 'isLayer'>

export interface UploadsInput {
  folder: string
  mostBytes: number
  /** Called with an upload that is there whole. */
  onFinish: (id: string, authorization: string | undefined) => Promise<void>
  now: () => number
}

/** Checks the first bytes of an upload as soon as they are there: a file that is no picture ends at its first part. */
class PictureStore extends FileStore {
  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const reached = await super.write(readable, id, offset)
    if (offset < signatureLength && reached >= signatureLength && !(await endingByFile(join(this.directory, id)))) {
      await this.remove(id)
      throw inProtocol(noScan('kind'))
    }
    return reached
  }
}

type Write = Server['write']

/** Words the protocol's refusals itself: no text of a library and no path of this machine gets out. */
class WordedServer extends Server {
  override write(...[context, headers, status, body]: Parameters<Write>): ReturnType<Write> {
    if (status < 400) return super.write(context, headers, status, body)
    headers.set('Content-Type', 'application/json; charset=utf-8')
    headers.set('Cache-Control', 'no-store')
    if (isOurs(body)) return super.write(context, headers, status, body)
    if (status >= 500) logError('scans.upload', 'Uploading a scan', {}, body)
    const { code, message } = protocolRefusal(status)
    return super.write(context, headers, status, JSON.stringify(problem({ status, code, message })))
  }
}

const isOurs = (body = '') => body.startsWith('{"code":"WK')

/** A refusal as the protocol's server takes it. */
const inProtocol = ({ status, message, code }: Refusal) => ({
  status_code: status,
  body: JSON.stringify(problem({ status, code, message })),
})

/** Takes scans in parts, by the tus protocol. Rights are checked before. */
export function uploads({ folder, mostBytes, onFinish, now }: UploadsInput) {
  const entries = new FileConfigstore(folder)
  const store = new PictureStore({
    directory: folder,
    configstore: entries,
    expirationPeriodInMilliseconds: uploadLife,
  })
  const owners = new WeakMap<IncomingMessage, Owner>()
  const begun = new WeakMap<IncomingMessage, string>()
  /** All uploads in the folder, read once: each new one is measured against them. */
  let known: Promise<Map<string, BegunUpload>> | undefined
  const server = new WordedServer({
    path: uploadPath,
    relativeLocation: true,
    datastore: store,
    maxSize: mostBytes,
    allowedOrigins: [],
    onUploadCreate: async ({ runtime }, { id }) => {
      const request = runtime?.node?.req as IncomingMessage | undefined
      const owner = request && owners.get(request)
      if (request) begun.set(request, id)
      const { map, account, version = null, fileName = null, isLayer = false } = owner ?? {}
      const art = isLayer ? 'layer' : null
      return { metadata: { map: String(map), account: account ?? null, version, fileName, art } }
    },
    onUploadFinish: async ({ headers }, { id }) => {
      await onFinish(id, headers.get('authorization') ?? undefined).catch((error: unknown) => {
        throw error instanceof Refusal ? inProtocol(error) : error
      })
      return {}
    },
  })

  async function find(id: string): Promise<BegunUpload | undefined> {
    const entry = await entries.get(id).catch(() => undefined)
    const file = entry && (await stat(join(folder, id)).catch(() => undefined))
    if (!entry || !file) return undefined
    const { map, account, version, fileName, art } = entry.metadata ?? {}
    const size = entry.size ?? 0
    const facts = {
      offset: file.size,
      since: file.mtimeMs,
      version: version ?? undefined,
      fileName: fileName ?? '',
      isLayer: art === 'layer',
    }
    return { id, map: Number(map), account: account ?? '', size, ...facts }
  }
  async function readAll() {
    const found = await Promise.all((await entries.list()).map(find))
    return new Map(found.filter((one) => one !== undefined).map((one) => [one.id, one]))
  }
  /** Answers go out before their upload is noted: `all` waits for the notes that are still being written. */
  const noting = new Set<Promise<void>>()
  /** Reads one of them again. */
  async function lookAnew(id: string): Promise<void> {
    const [all, one] = [await (known ??= readAll()), await find(id)]
    if (one) all.set(id, one)
    else all.delete(id)
  }
  async function note(id: string): Promise<void> {
    const noted = lookAnew(id)
    noting.add(noted)
    await noted.finally(() => noting.delete(noted))
  }
  async function remove(id: string): Promise<void> {
    await store.remove(id).catch(() => undefined)
    await note(id)
  }
  async function all() {
    await Promise.allSettled(noting)
    return [...(await (known ??= readAll())).values()]
  }
  const endMark = (id: string) => join(folder, `${id}.ended`)
  return {
    find,
    remove,
    /** Marks an upload as ended, so that its sender is told so for as long as it could have been resumed. */
    markEnded: (id: string) => writeFile(endMark(id), ''),
    isEnded: (id: string) =>
      stat(endMark(id)).then(
        () => true,
        () => false,
      ),
    all,
    fileFor: (id: string) => join(folder, id),
    /** Answers a request of the protocol. @param owner whose upload begins with it */
    async handle(request: IncomingMessage, response: ServerResponse, owner?: Owner) {
      if (owner) owners.set(request, owner)
      await server.handle(request, response)
      await note(begun.get(request) ?? request.url?.split('/').at(-1) ?? '')
    },
    /** Unfinished uploads that room is kept for: those with a byte in the last hour. */
    promises: async () =>
      (await all()).filter(({ offset, size, since }) => offset < size && since > now() - promiseLife),
    /** Removes all files older than `uploadLife`: of unfinished uploads, of finished ones, and marks of ended ones. */
    async sweep() {
      for (const name of await readdir(folder)) {
        const found = await stat(join(folder, name)).catch(() => undefined)
        if (found && found.mtimeMs < now() - uploadLife) await rm(join(folder, name), { force: true })
      }
      known = undefined
    },
  }
}
