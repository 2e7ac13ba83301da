import { http, HttpResponse } from 'msw'
import { seededScans } from '../../sheets/seededScan.ts'
import type { MockState } from '../state.ts'

const draw = seededScans('small')

/** `GET /scans/{karte_id}`: the drawn sheet of an example map. */
export const scanHandler = (state: MockState) =>
  http.get('*/scans/:id', async ({ params }) => {
    const map = state.maps.find(({ id }) => id === Number(params['id']))
    const scan = map && (await draw(map))
    if (!scan) return new HttpResponse(null, { status: 404 })
    return new HttpResponse(scan, { headers: { 'content-type': 'image/png' } })
  })
