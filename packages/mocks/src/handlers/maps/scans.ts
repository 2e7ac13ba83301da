import { http, HttpResponse } from 'msw'
import { seededScans } from '../../sheets/seededScan.ts'
import { findCaller, isAtLeast } from '../caller.ts'
import { denied, Problem } from '../gateway/problem.ts'
import type { MockState } from '../state.ts'
import { visibleMaps } from './maps.ts'

interface Sent {
  map: number
  size: number
  parts: ArrayBuffer[]
}

const draw = seededScans('small')

const missing = () => new Problem(404, 'Zu dieser Karte gibt es kein Kartenbild.', { code: 'WK404' })
const lengthNow = ({ parts }: Sent) => parts.reduce((sum, part) => sum + part.byteLength, 0)
const head = (sent: Sent) => ({ 'Tus-Resumable': '1.0.0', 'Upload-Offset': String(lengthNow(sent)) })

/** The work's answer, or the problem that it meets. */
const answer = (work: () => Response | Promise<Response>) =>
  Promise.resolve()
    .then(work)
    .catch((error: unknown) => {
      if (error instanceof Problem) return error.toResponse()
      throw error
    })

/**
 * Scans of maps: what the web server keeps beside the data service, in memory. Uploads come by tus; example maps have
 * their drawn sheets.
 */
export function scanHandlers(state: MockState) {
  const scans = new Map<number, Blob>()
  const uploads = new Map<string, Sent>()

  function requireMap(request: Request, id: number) {
    const caller = findCaller(request, state)
    if (!isAtLeast(caller, 'ogf_expert')) throw denied('karte')
    const map = visibleMaps(state, caller).find((one) => one.id === id)
    if (!map) throw missing()
    return map
  }
  const findUpload = (request: Request, id: string) => {
    const sent = uploads.get(id)
    if (!sent) throw missing()
    requireMap(request, sent.map)
    return sent
  }
  return [
    http.post('*/scans/files', ({ request }) =>
      answer(() => {
        const [, value = ''] = /karte_id (\S+?)(?:,|$)/.exec(request.headers.get('upload-metadata') ?? '') ?? []
        const map = Number(atob(value))
        requireMap(request, map)
        const id = crypto.randomUUID().replaceAll('-', '')
        uploads.set(id, { map, size: Number(request.headers.get('upload-length')), parts: [] })
        return new HttpResponse(null, { status: 201, headers: { Location: `/scans/files/${id}` } })
      }),
    ),
    http.head<{ id: string }>('*/scans/files/:id', ({ request, params }) =>
      answer(() => {
        const sent = findUpload(request, params.id)
        return new HttpResponse(null, { headers: { ...head(sent), 'Upload-Length': String(sent.size) } })
      }),
    ),
    http.patch<{ id: string }>('*/scans/files/:id', ({ request, params }) =>
      answer(async () => {
        const sent = findUpload(request, params.id)
        sent.parts.push(await request.arrayBuffer())
        if (lengthNow(sent) === sent.size) scans.set(sent.map, new Blob(sent.parts))
        return new HttpResponse(null, { status: 204, headers: head(sent) })
      }),
    ),
    // By number alone: modules lie in folders of that name, too.
    http.all<{ id: string }>(String.raw`*/scans/:id(\d+)`, ({ request, params }) =>
      answer(async () => {
        const map = requireMap(request, Number(params.id))
        const scan = scans.get(map.id) ?? (await draw(map))
        if (!scan) throw missing()
        return new HttpResponse(request.method === 'HEAD' ? null : scan)
      }),
    ),
  ]
}
