import { readScanHead, type ScanFault } from '@waldkerf/domain/georef/scans/scanHead'
import { endingBySignature, scanTypes, signatureLength } from '@waldkerf/domain/georef/scans/signatures'
import type { ReadFile } from '@waldkerf/domain/georef/scans/tiffHead'
import { may } from '@waldkerf/domain/roles/rights'
import { http, HttpResponse } from 'msw'
import { seededScans } from '@waldkerf/mocks/sheets/seededScan'
import { findCaller } from '../caller.ts'
import { requireVersion } from '../gateway/rows.ts'
import { Problem, refuseBefore } from '../gateway/problem.ts'
import type { MockState } from '../state.ts'
import { visibleMaps } from './maps.ts'
import { keepLayer, makeScanCurrent } from './scanRows.ts'

interface Sent {
  map: number
  email: string
  isLayer: boolean
  size: number
  parts: ArrayBuffer[]
  last: string
}

const draw = seededScans('small')
const drawn = new Map<string, ReturnType<typeof draw>>()

/** A sheet takes a second to draw: each is drawn once. */
function drawOnce(map: Parameters<typeof draw>[0]) {
  const key = [map.id, map.width, map.height].join(' ')
  const sheet = drawn.get(key) ?? draw(map)
  drawn.set(key, sheet)
  return sheet
}

const missing = () => refuseBefore('no_scan')
const gone = () => refuseBefore('upload_gone')
const quota = 20 * 2 ** 30
const sum = (sizes: readonly number[]) => sizes.reduce((total, one) => total + one, 0)
const notYours = () => refuseBefore('scan_not_yours')
const noScan = (fault: ScanFault) => refuseBefore(`scan_${fault}`)
const lengthNow = ({ parts }: Sent) => parts.reduce((sum, part) => sum + part.byteLength, 0)
const head = (sent: Sent) => ({ 'Tus-Resumable': '1.0.0', 'Upload-Offset': String(lengthNow(sent)) })

/** The answer of the work, or of the Problem that it throws. */
const answer = (work: () => Response | Promise<Response>) =>
  Promise.resolve()
    .then(work)
    .catch((error: unknown) => {
      if (error instanceof Problem) return error.toResponse()
      throw error
    })

/** Stores a complete upload, as the web server does. @throws Problem 415 */
async function keepScan(state: MockState, id: string, { map, email, isLayer, parts }: Sent): Promise<void> {
  const file = new Blob(parts)
  const bytes = await file.arrayBuffer()
  // Reading beyond the end throws a RangeError, as `ReadFile` requires.
  const read: ReadFile = async (from, length) => new DataView(bytes, from, length)
  const found = await readScanHead(read, file.size)
  if (typeof found === 'string') throw noScan(found)
  if (isLayer && !found.isLayer) throw refuseBefore('layer_kind')
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const { ending, width, height } = found
  const facts = {
    bytes: file.size,
    sha256: Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join(''),
    media_type: scanTypes[ending],
    width,
    height,
  }
  state.scanBytes.set(id, file)
  const mapRow = isLayer && state.maps.find((one) => one.id === map)
  if (mapRow) return keepLayer(state, mapRow, { objekt: id, sha256: facts.sha256, bytes: facts.bytes, von: email })
  makeScanCurrent(state, { karte_id: map, objekt: id, von: email, ...facts })
}

/** The bytes that a Range header asks for. */
function sendPart(request: Request, file: Blob) {
  const [, from = '0', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? []
  const [first, last] = [Number(from), Math.min(to === '' ? file.size : Number(to), file.size - 1)]
  const headers = { 'Content-Range': `bytes ${first}-${last}/${file.size}`, 'Content-Type': 'image/tiff' }
  return new HttpResponse(file.slice(first, last + 1), { status: request.headers.has('range') ? 206 : 200, headers })
}

/**
 * Scans of maps, which the web server stores beside the data service; here in memory. Uploads use tus; example maps
 * have their drawn sheets.
 */
export function scanHandlers(state: MockState) {
  const uploads = new Map<string, Sent>()
  const ended = new Set<string>()

  function requireMap(request: Request, id: number) {
    const caller = findCaller(request, state)
    if (!may(caller.role, 'surveyMaps')) throw notYours()
    const map = visibleMaps(state, caller).find((one) => one.id === id)
    if (!map) throw missing()
    return { map, email: caller.email }
  }
  function findUpload(request: Request, id: string): Sent {
    const sent = uploads.get(id)
    if (ended.has(id)) throw refuseBefore('upload_ended')
    if (!sent || requireMap(request, sent.map).email !== sent.email) throw gone()
    return sent
  }
  const requireAdministrator = (request: Request) => {
    if (!may(findCaller(request, state).role, 'operate')) throw refuseBefore('admins_only')
  }
  return [
    http.get('*/scans/room', ({ request }) =>
      answer(() => {
        requireAdministrator(request)
        const belegt = sum(state.mapScans.map(({ bytes }) => bytes))
        const zugesagt = sum([...uploads.values()].map(({ size }) => size))
        return HttpResponse.json({ frei: quota, belegt, grenze: quota, zugesagt })
      }),
    ),
    // The demo has no backup.
    http.get('*/health', () => HttpResponse.json({ status: 'ready', parts: {} })),
    http.get('*/scans/files', ({ request }) =>
      answer(() => {
        requireAdministrator(request)
        const open = [...uploads].filter(([, sent]) => lengthNow(sent) < sent.size)
        return HttpResponse.json(
          open.map(([id, sent]) => ({
            id,
            karte_id: sent.map,
            von: sent.email,
            bytes: sent.size,
            da: lengthNow(sent),
            zuletzt: sent.last,
            haelt_platz: true,
          })),
        )
      }),
    ),
    http.post('*/scans/files', ({ request }) =>
      answer(() => {
        const metadata = request.headers.get('upload-metadata') ?? ''
        const [, value = ''] = /karte_id (\S+?)(?:,|$)/.exec(metadata) ?? []
        const isLayer = metadata.includes(`art ${btoa('layer')}`)
        const { map, email } = requireMap(request, Number(atob(value)))
        if (isLayer) requireVersion(map, request)
        const id = crypto.randomUUID().replaceAll('-', '')
        const size = Number(request.headers.get('upload-length'))
        uploads.set(id, { map: map.id, email, isLayer, size, parts: [], last: state.now })
        return new HttpResponse(null, { status: 201, headers: { Location: `/scans/files/${id}` } })
      }),
    ),
    http.head<{ id: string }>('*/scans/files/:id', ({ request, params }) =>
      answer(() => {
        const sent = findUpload(request, params.id)
        return new HttpResponse(null, { headers: { ...head(sent), 'Upload-Length': String(sent.size) } })
      }),
    ),
    http.patch<{ id: string }>('*/scans/files/:id', ({ request, params: { id } }) =>
      answer(async () => {
        const sent = findUpload(request, id)
        sent.parts.push(await request.arrayBuffer())
        const first = new Uint8Array(await new Blob(sent.parts).slice(0, signatureLength).arrayBuffer())
        try {
          if (first.length === signatureLength && !endingBySignature(first)) throw noScan('kind')
          if (lengthNow(sent) === sent.size) await keepScan(state, id, sent)
        } catch (error) {
          uploads.delete(id)
          throw error
        }
        return new HttpResponse(null, { status: 204, headers: head(sent) })
      }),
    ),
    http.delete<{ id: string }>('*/scans/files/:id', ({ request, params }) =>
      answer(() => {
        if (may(findCaller(request, state).role, 'operate')) ended.add(params.id)
        else findUpload(request, params.id)
        if (!uploads.delete(params.id)) throw gone()
        return new HttpResponse(null, { status: 204 })
      }),
    ),
    http.get<{ id: string }>('*/scans/:id/layer.tif', ({ request, params }) =>
      answer(async () => {
        const { map } = requireMap(request, Number(params.id))
        const file = state.scanBytes.get(state.mapLayers.get(map.id)?.objekt ?? '')
        if (!file) throw refuseBefore('no_layer')
        return sendPart(request, file)
      }),
    ),
    // Digits only, because folders of modules have the same name.
    http.all<{ 0: string }>(/\/scans\/(\d+)$/, ({ request, params }) =>
      answer(async () => {
        const { map } = requireMap(request, Number(params[0]))
        const current = state.mapScans.find((one) => one.karte_id === map.id && one.aktuell)
        const scan = current ? state.scanBytes.get(current.objekt) : await drawOnce(map)
        if (current && !scan) throw refuseBefore('scan_missing')
        if (!scan) throw missing()
        return new HttpResponse(request.method === 'HEAD' ? null : scan)
      }),
    ),
  ]
}
