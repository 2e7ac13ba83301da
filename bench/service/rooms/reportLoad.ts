import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { makeJpeg } from '@waldkerf/service/web/scans/testing/pictures'
import { keepAliveClient } from '@waldkerf/service/testing/keepAliveClient'
import type { Load, LoadOptions } from '../load.ts'

/** One who sends reports with pictures, one after the other, as the outbox of a phone does. Times in seconds. */
export interface ReportOrder extends Pick<LoadOptions, 'origin' | 'base' | 'seconds'> {
  token: string
  pictures: number
  /** Bytes of each; none is sent twice. */
  size: number
}

const [{ origin, base, seconds, token, pictures, size }] = (await once(process, 'message')) as [ReportOrder]
const client = keepAliveClient(origin, 1, base)
const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
const call = async (name: string, body: object): Promise<{ id: number }> => {
  const answer = await client.send({ method: 'POST', path: `/rpc/${name}`, headers, body: JSON.stringify(body) })
  if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${answer.body.toString().slice(0, 200)}`)
  return JSON.parse(answer.body.toString()) as { id: number }
}
const place = { lat: '52.4', lon: '13.4' }
const make = () => makeJpeg(randomBytes(size)).toString('base64')

const times: number[] = []
let errors = 0
let firstError = ''
const end = performance.now() + seconds * 1_000
while (performance.now() < end) {
  const files = Array.from({ length: pictures }, make)
  const begin = performance.now()
  try {
    const report = { art: '1', fund_datum: '2026-11-19', msg: 'Eine Fichte am Weg.', ...place }
    const { id } = await call('w_add_kaefer', report)
    for (const bild of files) await call('w_add_bild', { kid: String(id), bild, breite: '100', hoehe: '80', ...place })
    times.push(performance.now() - begin)
  } catch (error) {
    errors += 1
    firstError ||= String(error)
  }
}
client.close()
process.send?.({ times: Float64Array.from(times), errors, firstError } satisfies Load, () => process.disconnect())
