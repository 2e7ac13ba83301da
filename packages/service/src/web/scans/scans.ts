import { refusal } from '@waldkerf/domain/refusals/refusals'
import type { ScanRoom } from '@waldkerf/domain/entities/office/operations'
import { logError } from '@waldkerf/service/log'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { folderStore } from '../objects/folderStore.ts'
import { objectName, type ObjectStore } from '../objects/objectStore.ts'
import type { ServiceAddress } from '../proxy/address.ts'
import { passAnswerBack } from '../proxy/passBack.ts'
import { sendJson } from '../answers.ts'
import { Refusal } from '../refusal.ts'
import { shares } from '../shares.ts'
import { objectComparison } from './comparison/compareObjects.ts'
import { comparing } from './comparison/comparing.ts'
import { noLayerThere, noScanThere, scanMissing, scanTooLarge, uploadEnded, uploadGone } from './faults.ts'
import { scanKeeper } from './keepScan.ts'
import { type MapAnswer, mapQuestion, type MapRow } from './mapQuestion.ts'
import { oldScans } from './oldScans.ts'
import { scanRows } from './scanRows.ts'
import { sendScan } from './sendScan.ts'
import { endingByType } from '@waldkerf/domain/georef/scans/signatures'
import type { ScanKeeping } from './scanKeeping.ts'
import type { NewUpload } from './uploads/uploadRows.ts'
import { type FoundUpload, uploadPath, uploads } from './uploads/uploads.ts'

export interface ScanOptions {
  folder: string
  /** Bytes that all scans may take together. */
  quota: number
  /** Store of their bytes. Default: a folder in `folder`. */
  store?: ObjectStore | undefined
  keeping: ScanKeeping
  /** Milliseconds since the epoch. Default the real clock. */
  now?: (() => number) | undefined
  /** Makes the scan of a demo map, asked for the first time: writes `original.png` into the folder, or nothing. */
  seed?: ((folder: string, map: MapRow) => Promise<void>) | undefined
}

/** Bytes of the largest scan. */
export const mostBytes = 2 ** 30
const sweepPause = 60 * 60 * 1_000
/** Requests at a time: a browser has six connections. */
const busyness = {
  name: 'scans',
  each: 6,
  total: 120,
  waiting: 60,
  patience: 30_000,
  pressing: { after: 1_000, often: 60, each: 1, rest: 20 },
}

/** How much room there is for scans, for administrators. */
const roomPath = '/scans/room'
const uploadMethods = new Set(['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS'])

/** The scans of the maps: uploads below /scans/files/, reading at /scans/{karte_id}, as a layer at …/layer.tif. */
export function scanService(options: ScanOptions, dataService: ServiceAddress) {
  const { folder, quota, seed, keeping, now = Date.now } = options
  const begun = keeping.uploads(now)
  const store = options.store ?? folderStore(folder)
  const rows = scanRows(dataService)
  const { ask, close: closeQuestions } = mapQuestion(dataService)
  const keeper = scanKeeper(store.uploads, rows)
  const { take } = shares(busyness)
  const received = uploads({
    place: store.uploads,
    mostBytes,
    rows: begun,
    locker: keeping.locker,
    promise,
    onFinish: finish,
    now,
  })
  const old = oldScans(folder, store, keeper)
  const comparison = comparing(
    objectComparison({ store, compareRows: keeping.compareRows, folder, removeUpload: received.remove, now }),
    now,
  )
  async function measure(): Promise<ScanRoom> {
    const [used, free] = await Promise.all([begun.room(), store.uploads.free()])
    return { frei: Math.min(free, Math.max(0, quota - used.belegt)), grenze: quota, ...used }
  }
  /** @throws Refusal 429, and 507 when nothing that is needless can go */
  async function promise(upload: NewUpload): Promise<void> {
    const ask = async () => begun.promise(upload, { quota, free: await store.uploads.free() })
    await ask().catch(async (error: unknown) => {
      if (!(error instanceof Refusal) || error.status !== 507) throw error
      await comparison.run()
      await ask()
    })
  }
  const sweep = () =>
    void received.sweep().catch((error: unknown) => logError('scans.sweep', 'Sweeping uploads', {}, error))
  const sweeping = setInterval(sweep, sweepPause).unref()
  sweep()

  async function findScan(map: MapRow, authorization: string | undefined) {
    const found = await rows.current(map.id, authorization)
    if (!found) await drawOnce(map, authorization)
    if (found && !(await old.isThere(map.id))) return found
    try {
      await old.takeOver(map.id, authorization)
    } catch (error) {
      if (!found) throw error
    }
    return rows.current(map.id, authorization)
  }
  const drawing = new Map<number, Promise<void>>()
  async function draw(map: MapRow, authorization: string | undefined): Promise<void> {
    // Another request may have had it drawn meanwhile; a scan that 0.1.0 has stored must not be drawn over.
    if (!seed || (await old.isThere(map.id)) || (await rows.current(map.id, authorization))) return
    await seed(join(folder, String(map.id)), map)
    await old.takeOver(map.id, authorization)
  }
  async function drawOnce(map: MapRow, authorization: string | undefined): Promise<void> {
    const drawn = drawing.get(map.id) ?? draw(map, authorization)
    drawing.set(map.id, drawn)
    await drawn.finally(() => drawing.delete(map.id))
  }
  async function finish(id: string, authorization: string | undefined): Promise<void> {
    const upload = await received.find(id)
    if (upload?.offset === undefined) throw uploadGone()
    const { map, version, fileName, isLayer, size } = upload
    // A store that has lost a part makes a whole of the others.
    if ((await store.uploads.open(id)).size !== size) {
      await forget(id)
      throw uploadGone()
    }
    try {
      // A scan of 0.1.0 becomes a former scan first, and is not lost. One that cannot be read stays where it is.
      await old
        .takeOver(map, authorization)
        .catch((error: unknown) => logError('scans.take-over', 'Taking over a scan', {}, error))
      await keeper.upload({ map, name: id, authorization, version, fileName, isLayer })
      await begun.finish(id)
    } catch (error) {
      if (error instanceof Refusal && error.status === 415) await forget(id)
      throw error
    }
  }
  async function forget(id: string): Promise<void> {
    await received.remove(id)
    await store.remove(id)
  }
  async function read(request: IncomingMessage, response: ServerResponse, id: number, isLayer: boolean) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      throw new Refusal(refusal('read_only'))
    }
    const { authorization } = request.headers
    const answer = await ask(id, authorization)
    if ('refused' in answer) return passAnswerBack(response, answer.refused)
    const { map } = answer
    const found = map && (isLayer ? await rows.layer(id, authorization) : await findScan(map, authorization))
    if (!map || !found) throw isLayer ? noLayerThere() : noScanThere()
    if ((await store.size(found.objekt)) === undefined) throw scanMissing()
    const { objekt, media_type: type, bytes: size, sha256, datei } = found
    const sent = { type, size, tag: `"${sha256}"` }
    const name = datei || `${map.map_name.trim() || id}.${endingByType(type)}`
    return sendScan(request, response, { ...sent, read: (span) => store.read(objekt, span) }, name)
  }
  async function begin(request: IncomingMessage, response: ServerResponse) {
    const { authorization, 'if-match': version } = request.headers
    const map = Number(uploadMetadata(request, 'karte_id') || Number.NaN)
    const size = Number(request.headers['upload-length'] ?? Number.NaN)
    if (!Number.isSafeInteger(map) || map < 1) throw new Refusal(refusal('scan_map_missing'))
    if (!Number.isSafeInteger(size) || size < 1) throw new Refusal(refusal('scan_size_missing'))
    if (size > mostBytes) throw scanTooLarge()
    const account = permitted(await ask(map, authorization), response)
    if (account === undefined) return
    const fileName = plainFileName(uploadMetadata(request, 'filename'))
    const isLayer = uploadMetadata(request, 'art') === 'layer'
    await received.handle(request, response, { map, account, version, fileName, isLayer })
  }
  async function endUpload(request: IncomingMessage, response: ServerResponse, upload: FoundUpload) {
    await begun.end(upload.id)
    if (upload.offset === undefined) response.writeHead(204).end()
    else await received.handle(request, response)
  }
  async function goOn(request: IncomingMessage, response: ServerResponse, id: string) {
    const upload = objectName.test(id) ? await received.find(id) : undefined
    if (!upload) throw uploadGone()
    const { method, headers } = request
    const { authorization } = headers
    if (method === 'DELETE' && (await isAdministrator(authorization))) return endUpload(request, response, upload)
    const { offset, state, size } = upload
    if (state === 'beendet') throw uploadEnded()
    const account = permitted(await ask(upload.map, authorization), response)
    if (account === undefined) return
    if (offset === undefined || account !== upload.account) throw uploadGone()
    const release = await take(account)
    response.once('close', release)
    // An end between the last byte and its row is repaired.
    if (method === 'HEAD' && state === 'offen' && offset === size) await finish(id, authorization)
    if (method === 'PATCH' && state === 'offen' && !upload.isPromised) await promise({ ...upload, offset })
    await received.handle(request, response)
  }
  const isAdministrator = (authorization: string | undefined) => rows.isAdministrator(authorization)

  /** Unfinished uploads, for administrators: who takes how much room for which map. */
  async function list(response: ServerResponse) {
    const shown = (await begun.open()).map(({ id, map, account, size, offset, since, isPromised }) => ({
      id,
      karte_id: map,
      von: account.split(' ').at(-1),
      bytes: size,
      da: offset,
      zuletzt: new Date(since).toISOString(),
      haelt_platz: isPromised,
    }))
    return sendJson(response, 200, shown)
  }
  async function tellAdministrators(request: IncomingMessage, response: ServerResponse, path: string) {
    if (!(await isAdministrator(request.headers.authorization))) throw new Refusal(refusal('admins_only'))
    return path === roomPath ? sendJson(response, 200, await measure()) : list(response)
  }
  return {
    /** @throws Refusal when nothing has been done */
    async answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
      const { method = 'GET' } = request
      const [, id, layer] = /^\/scans\/(\d{1,15})(\/layer\.tif)?$/.exec(path) ?? []
      if (id !== undefined) return read(request, response, Number(id), layer !== undefined)
      if (method === 'GET' && (path === uploadPath || path === roomPath)) {
        return tellAdministrators(request, response, path)
      }
      if (path !== uploadPath && !path.startsWith(`${uploadPath}/`)) throw new Refusal(refusal('nothing_here.page'))
      if (!uploadMethods.has(method)) throw new Refusal(refusal('upload_only'))
      if (method === 'OPTIONS') return received.handle(request, response)
      return method === 'POST' ? begin(request, response) : goOn(request, response, path.slice(uploadPath.length + 1))
    },
    /** Removes the scans of maps that have just been deleted, by whatever filter: rows and objects are compared. */
    async removeDeleted(authorization: string | undefined): Promise<void> {
      await comparison.run()
      for (const { id, map } of await begun.open()) {
        const answer = await ask(map, authorization)
        if (!('refused' in answer) && !answer.map) await received.remove(id)
      }
    },
    compare: comparison.run,
    /** How many scans have lost their bytes. */
    missing: comparison.missing,
    async close() {
      clearInterval(sweeping)
      closeQuestions()
      await comparison.close()
      await keeping.close()
    },
  }
}

export type ScanService = ReturnType<typeof scanService>

/** @returns the account, or undefined when the data service's refusal has been passed on. @throws Refusal 404 */
function permitted(answer: MapAnswer, response: ServerResponse): string | undefined {
  if ('refused' in answer) {
    passAnswerBack(response, answer.refused)
    return undefined
  }
  if (!answer.map) throw new Refusal(refusal('not_found.map'))
  return answer.account
}

/** A value of the Upload-Metadata header: names and values in Base64, with commas between. */
function uploadMetadata({ headers }: IncomingMessage, name: string): string {
  const pairs = String(headers['upload-metadata'] ?? '').split(',')
  const [, value = ''] = pairs.map((pair) => pair.trim().split(' ')).find(([key]) => key === name) ?? []
  return Buffer.from(value, 'base64').toString('utf8')
}

/** Without folders and invisible characters, which no file name has. */
const plainFileName = (name: string) =>
  (name.split(/[\\/]/).at(-1) ?? '').replaceAll(/\p{C}/gu, '').trim().slice(0, 255)

/** Whether maps are deleted, by whatever filter. */
export const deletesMaps = ({ method }: IncomingMessage, { pathname }: URL): boolean =>
  method === 'DELETE' && pathname === '/rest/karte'
