import { readdir, rm, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { FileStore } from '@tus/file-store'
import { type Locker, Server } from '@tus/server'
import { signatureLength } from '@waldkerf/domain/georef/scans/signatures'
import { logError } from '@waldkerf/service/log'
import { problem } from '../../answers.ts'
import { Refusal } from '../../refusal.ts'
import { noScan, protocolRefusal, uploadGone } from '../faults.ts'
import { endingByFile } from '../scanHead.ts'
import type { BegunUpload, NewUpload, UploadRows } from './uploadRows.ts'

export const uploadPath = '/scans/files'

/** Milliseconds in which an upload can be resumed, and a finished one be asked about. */
const uploadLife = 3 * 24 * 60 * 60 * 1_000
/** Milliseconds between two notes of what has come, while it comes. */
const notePause = 60_000

export type Owner = Pick<BegunUpload, 'map' | 'account' | 'version' | 'fileName' | 'isLayer'>

export type FoundUpload = Omit<BegunUpload, 'offset'> & { offset: number | undefined }

export interface UploadsInput {
  folder: string
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
class PictureStore extends FileStore {
  readonly #rows: UploadRows

  constructor(directory: string, rows: UploadRows) {
    super({ directory, expirationPeriodInMilliseconds: uploadLife })
    this.#rows = rows
  }

  /** Checks the first bytes as soon as they are there: a file that is no picture ends at its first part. */
  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const noting = setInterval(() => void this.#note(id).catch(() => undefined), notePause)
    try {
      const reached = await super.write(readable, id, offset)
      if (offset < signatureLength && reached >= signatureLength && !(await endingByFile(join(this.directory, id)))) {
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
    const there = await stat(join(this.directory, id)).catch(() => undefined)
    if (there) await this.#rows.note(id, there.size)
  }

  override async remove(id: string): Promise<void> {
    await this.#rows.remove(id)
    await super.remove(id)
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

const passOn = (error: unknown): never => {
  throw error instanceof Refusal ? inProtocol(error) : error
}

/** Takes scans in parts, by the tus protocol. Rights are checked before. */
export function uploads({ folder, mostBytes, rows, locker, promise, onFinish, now }: UploadsInput) {
  const store = new PictureStore(folder, rows)
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
  const remove = (id: string) => store.remove(id).catch(() => undefined)
  return {
    /** Its offset is undefined where nothing of it is there: it has ended, or a killed server has left its row alone. */
    async find(id: string): Promise<FoundUpload | undefined> {
      const [row, there] = await Promise.all([rows.find(id), stat(join(folder, id)).catch(() => undefined)])
      return row && { ...row, offset: there?.size }
    },
    remove,
    fileFor: (id: string) => join(folder, id),
    /** Answers a request of the protocol. @param owner whose upload begins with it */
    async handle(request: IncomingMessage, response: ServerResponse, owner?: Owner) {
      if (owner) owners.set(request, owner)
      await server.handle(request, response)
    },
    /** Removes those without a byte for `uploadLife`. */
    async sweep() {
      await rows.sweep(now() - uploadLife)
      for (const name of await readdir(folder)) {
        const found = await stat(join(folder, name)).catch(() => undefined)
        if (found && found.mtimeMs < now() - uploadLife) await rm(join(folder, name), { force: true })
      }
    },
  }
}
