import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { refusal } from '@waldkerf/domain/refusals/refusals'
import { logError } from '@waldkerf/service/log'
import type { ObjectStore } from '../objects/objectStore.ts'
import { copyHead } from '../proxy/passBack.ts'
import { Refusal } from '../refusal.ts'

/** The data service names an object that has the bytes of a picture in this header, with their number. */
export const objectHeader = 'waldkerf-object'

/**
 * Sends the bytes that the data service has allowed and named, with its own headers.
 * @throws Refusal 404 where they are lost, 503 where the store does not say
 */
export async function sendPicture(
  { method }: IncomingMessage,
  response: ServerResponse,
  answer: IncomingMessage,
  store: Pick<ObjectStore, 'size' | 'read'>,
): Promise<void> {
  const [object = '', bytes = ''] = String(answer.headers[objectHeader]).split(' ')
  const size = await store.size(object).catch((error: unknown) => {
    logError('pictures.read', 'Reading a picture from the object store', {}, error)
    throw new Refusal(refusal('not_ready'), 1)
  })
  if (size === undefined) throw new Refusal(refusal('not_found.picture'))
  if (response.destroyed) return
  copyHead(response, answer)
  response.setHeader('Content-Length', bytes)
  if (method === 'HEAD') response.end()
  else await pipeline(store.read(object, { first: 0, last: size - 1 }), response)
}
