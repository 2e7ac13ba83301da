import { mkdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { ServiceAddress } from '../proxy/address.ts'
import { passAnswerBack } from '../proxy/passBack.ts'
import { Refusal } from '../refusal.ts'
import { shares } from '../shares.ts'
import { type MapAnswer, mapQuestion, type MapRow } from './mapQuestion.ts'
import { reservations } from './reservations.ts'
import { scanFolder } from './scanFolder.ts'
import { sendScan } from './sendScan.ts'
import { uploadPath, uploads } from './uploads.ts'

export interface ScanOptions {
  folder: string
  /** Bytes that all scans may take together. */
  quota: number
  /** Makes the scan of a demo map, asked for the first time: writes `original.png` into the folder, or nothing. */
  seed?: ((folder: string, map: MapRow) => Promise<void>) | undefined
}

/** The largest scan. */
export const mostBytes = 2 ** 30
const sweepPause = 60 * 60 * 1_000
/** Requests at a time: a browser has six connections. */
const busyness = { each: 6, total: 120, waiting: 60, patience: 30_000 }

const uploadMethods = new Set(['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS'])

/** The scans of the maps: tus uploads below /scans/files/, reading at /scans/{karte_id}. */
export function scanService({ folder, quota, seed }: ScanOptions, dataService: ServiceAddress) {
  const uploadFolder = join(folder, '.uploads')
  mkdirSync(uploadFolder, { recursive: true })
  const scans = scanFolder(folder)
  const ask = mapQuestion(dataService)
  const { take } = shares(busyness)
  const received = uploads({ folder: uploadFolder, mostBytes, onFinish: scans.put })
  const reserve = reservations(async () => {
    const [used, expected, free] = await Promise.all([scans.used(), received.expected(), scans.free()])
    return Math.min(quota - used, free) - expected
  })
  const seeding = new Map<number, Promise<void>>()
  const sweep = () => void received.sweep().catch((error: unknown) => console.error('Sweeping uploads:', error))
  const sweeping = setInterval(sweep, sweepPause).unref()

  async function findOrSeed(map: MapRow) {
    const found = await scans.find(map.id)
    if (found || !seed) return found
    const made = seeding.get(map.id) ?? seed(scans.folderFor(map.id), map).finally(() => seeding.delete(map.id))
    seeding.set(map.id, made)
    await made
    return scans.find(map.id)
  }
  async function read(request: IncomingMessage, response: ServerResponse, id: number) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      throw new Refusal(405, 'Hier wird nur gelesen.')
    }
    const answer = await ask(id, request.headers.authorization)
    if ('refused' in answer) return passAnswerBack(response, answer.refused)
    const found = answer.map && (await findOrSeed(answer.map))
    if (!answer.map || !found) throw new Refusal(404, 'Zu dieser Karte gibt es kein Kartenbild.')
    return sendScan(request, response, found, answer.map.map_name.trim() || String(id))
  }
  async function begin(request: IncomingMessage, response: ServerResponse) {
    const map = Number(uploadMetadata(request, 'karte_id') || Number.NaN)
    const size = Number(request.headers['upload-length'] ?? Number.NaN)
    if (!Number.isSafeInteger(map) || map < 1) throw new Refusal(400, 'Die Karte des Bildes fehlt.')
    if (!Number.isSafeInteger(size) || size < 1) throw new Refusal(400, 'Die Größe der Datei fehlt.')
    if (size > mostBytes) throw new Refusal(413, 'Die Datei ist größer als 1 GB.')
    const account = permitted(await ask(map, request.headers.authorization), response)
    if (account === undefined) return
    const giveBack = await reserve(size)
    try {
      await received.handle(request, response, { map, account })
    } finally {
      giveBack()
    }
  }
  async function goOn(request: IncomingMessage, response: ServerResponse, id: string) {
    const entry = /^[0-9a-f]{32}$/.test(id) ? await received.find(id) : undefined
    if (!entry) throw gone()
    const account = permitted(await ask(entry.map, request.headers.authorization), response)
    if (account === undefined) return
    if (account !== entry.account) throw gone()
    const release = await take(account)
    response.once('close', release)
    await received.handle(request, response)
  }
  return {
    /** @throws Refusal when nothing has been done */
    async answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
      const { method = 'GET' } = request
      const [, id] = /^\/scans\/(\d{1,15})$/.exec(path) ?? []
      if (id !== undefined) return read(request, response, Number(id))
      if (path !== uploadPath && !path.startsWith(`${uploadPath}/`)) throw new Refusal(404, 'Hier ist nichts.')
      if (!uploadMethods.has(method)) throw new Refusal(405, 'Hier wird nur hochgeladen.')
      if (method === 'OPTIONS') return received.handle(request, response)
      return method === 'POST' ? begin(request, response) : goOn(request, response, path.slice(uploadPath.length + 1))
    },
    /** Takes the scan of a map away that its administrator has just deleted; the data service has the last word. */
    async removeDeleted(id: number, authorization: string | undefined): Promise<void> {
      const answer = await ask(id, authorization)
      if ('refused' in answer || answer.map) return
      await received.removeUploads(id)
      await scans.remove(id)
    },
    close: () => clearInterval(sweeping),
  }
}

export type ScanService = ReturnType<typeof scanService>

const gone = () => new Refusal(404, 'Dieses Hochladen gibt es nicht mehr.')

/** @returns the account, or undefined when the data service's refusal has been passed on. @throws Refusal 404 */
function permitted(answer: MapAnswer, response: ServerResponse): string | undefined {
  if ('refused' in answer) {
    passAnswerBack(response, answer.refused)
    return undefined
  }
  if (!answer.map) throw new Refusal(404, 'Die Karte wurde nicht gefunden.')
  return answer.account
}

/** A value of the Upload-Metadata header: names and values in Base64, with commas between. */
function uploadMetadata({ headers }: IncomingMessage, name: string): string {
  const pairs = String(headers['upload-metadata'] ?? '').split(',')
  const [, value = ''] = pairs.map((pair) => pair.trim().split(' ')).find(([key]) => key === name) ?? []
  return Buffer.from(value, 'base64').toString('utf8')
}

/** The map that a deletion through the data service is about, when it is about one by its number. */
export function deletedMap({ method }: IncomingMessage, { pathname, searchParams }: URL): number | undefined {
  if (method !== 'DELETE' || pathname !== '/rest/karte') return undefined
  const [, id] = /^eq\.(\d{1,15})$/.exec(searchParams.get('id') ?? '') ?? []
  return id === undefined ? undefined : Number(id)
}
