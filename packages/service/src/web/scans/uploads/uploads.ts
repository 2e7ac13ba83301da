import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Readable, Transform, type TransformCallback } from 'node:stream'
import { DataStore, type Locker, Server, type Upload } from '@tus/server'
import { refusal } from '@waldkerf/domain/refusals/refusals'
import { endingBySignature, signatureLength } from '@waldkerf/domain/georef/scans/signatures'
import { logError } from '@waldkerf/service/log'
import { problem } from '@waldkerf/service/web/answers'
import { uploadLife, type UploadPlace } from '@waldkerf/service/web/objects/objectStore'
import { Refusal } from '@waldkerf/service/web/refusal'
import { noScan, protocolRefusal, uploadGone } from '../faults.ts'
import type { BegunUpload, NewUpload, UploadRows } from './uploadRows.ts'

export const uploadPath = '/scans/files'

/** Milliseconds between two notes of what has come, while it comes. */
const notePause = 60_000

export type Owner = Pick<BegunUpload, 'map' | 'account' | 'version' | 'fileName' | 'isLayer'>

export type FoundUpload = Omit<BegunUpload, 'offset'> & { offset: number | undefined }

export interface UploadsInput {
  place: UploadPlace
  mostBytes: number
  rows: UploadRows
  locker: Locker
  /** Promises room to an upload that begins. @throws Refusal */
  promise: (upload: NewUpload) => Promise<void>
  /** Called with an upload that is there whole. */
  onFinish: (id: string, authorization: string | undefined) => Promise<void>
  now: () => number
}

/** Keeps rows in step with what has come, before anybody is told. */
class NotedStore extends DataStore {
  readonly #data: DataStore
  readonly #rows: UploadRows

  constructor(data: DataStore, rows: UploadRows) {
    super()
    this.extensions = data.extensions
    this.#data = data
    this.#rows = rows
  }

  override getUpload = (id: string): Promise<Upload> => this.#data.getUpload(id)
  override getExpiration = (): number => this.#data.getExpiration()

  /** One that the store does not begin is promised no room: it would count among the account's for an hour. */
  override async create(upload: Upload): Promise<Upload> {
    try {
      return await this.#data.create(upload)
    } catch (error) {
      await this.#rows.remove(upload.id)
      throw error
    }
  }

  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const noting = setInterval(() => void this.#note(id).catch(() => undefined), notePause)
    const start = new PictureStart()
    try {
      const reached = await this.#data.write(offset > 0 ? readable : readable.pipe(start), id, offset)
      // A file that is no picture ends at its first part.
      if (start.isNone) {
        await this.remove(id)
        throw inProtocol(noScan('kind'))
      }
      return reached
    } finally {
      clearInterval(noting)
      await this.#note(id).catch(passOn)
    }
  }

  async #note(id: string): Promise<void> {
    const there = await this.#data.getUpload(id).catch(() => undefined)
    if (there) await this.#rows.note(id, there.offset)
  }

  override async remove(id: string): Promise<void> {
    await this.#rows.remove(id)
    await this.#data.remove(id)
  }
}

/** Looks at the first bytes of what goes through. */
class PictureStart extends Transform {
  #start = Buffer.alloc(0)

  /** They are there, and no picture's. */
  get isNone(): boolean {
    return this.#start.length >= signatureLength && !endingBySignature(this.#start)
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    if (this.#start.length < signatureLength)
      this.#start = Buffer.concat([this.#start, chunk.subarray(0, signatureLength)])
    done(null, chunk)
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

/** Only a store that says so has nothing: one that does not serve is waited for. @throws Refusal 503 */
function noneThere(error: unknown): undefined {
  const { status_code: status } = error as { status_code?: number }
  if (status !== 404 && status !== 410) throw new Refusal(refusal('not_ready'), 1)
}

const passOn = (error: unknown): never => {
  throw error instanceof Refusal ? inProtocol(error) : error
}

/** Takes scans in parts, by the tus protocol. Rights are checked before. */
export function uploads({ place, mostBytes, rows, locker, promise, onFinish, now }: UploadsInput) {
  const store = new NotedStore(place.data, rows)
  const owners = new WeakMap<IncomingMessage, Owner>()
  const server = new WordedServer({
    path: uploadPath,
    relativeLocation: true,
    datastore: store,
    locker,
    maxSize: mostBytes,
    allowedOrigins: [],
    onUploadCreate: async ({ runtime }, { id, size = 0 }) => {
      const owner = owners.get(runtime?.node?.req as IncomingMessage)
      if (!owner) throw inProtocol(uploadGone())
      await promise({ ...owner, id, size, offset: 0 }).catch(passOn)
      return { metadata: {} }
    },
    onUploadFinish: async ({ headers }, { id }) => {
      await onFinish(id, headers.get('authorization') ?? undefined).catch(passOn)
      return {}
    },
  })
  return {
    /**
     * Its offset is undefined where nothing of it is there: it has ended, or a killed server has left its row alone. One of
     * which the store has lost a part is removed: its sender begins anew.
     */
    async find(id: string): Promise<FoundUpload | undefined> {
      const [row, there] = await Promise.all([rows.find(id), place.data.getUpload(id).catch(noneThere)])
      if (row && there && row.offset - there.offset >= place.leastPart) {
        logError('scans.lost', 'The object store has lost a part of an upload, which has to begin anew', { id })
        await store.remove(id)
        return undefined
      }
      return row && { ...row, offset: there?.offset }
    },
    remove: (id: string) => store.remove(id).catch(() => undefined),
    /** Answers a request of the protocol. @param owner whose upload begins with it */
    async handle(request: IncomingMessage, response: ServerResponse, owner?: Owner) {
      if (owner) owners.set(request, owner)
      await server.handle(request, response)
    },
    /** Removes those without a byte for `uploadLife`. */
    async sweep() {
      await rows.sweep(now() - uploadLife)
      await place.sweep(now() - uploadLife)
    },
  }
}
