import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { refusal } from '@waldkerf/domain/refusals/refusals'
import { logError } from '@waldkerf/service/log'
import type { ObjectStore } from '../objects/objectStore.ts'
import type { Answered } from '../proxy/callers.ts'
import { copyHead } from '../proxy/passBack.ts'
import { Refusal } from '../refusal.ts'

/** The data service names an object that has the bytes of a picture in this header. */
const objectHeader = 'waldkerf-object'
/** And objects that have files of an answer, by their names there. */
const filesHeader = 'waldkerf-files'

/** Whether the data service has allowed what the store has. */
export const isMoved = (headers: IncomingHttpHeaders): boolean => objectHeader in headers || filesHeader in headers

type Store = Pick<ObjectStore, 'size' | 'read'>

/**
 * Sends an answer of the data service with bytes that the store has.
 * @throws Refusal 404 where they are lost, 503 where the store does not say
 */
export async function sendMoved(
  response: ServerResponse,
  { status, headers, body }: Answered,
  store: Store,
): Promise<void> {
  const head = { statusCode: status, headers }
  if (filesHeader in headers) {
    const files = JSON.parse(body.toString('utf8')) as Record<string, string>
    const objects = JSON.parse(String(headers[filesHeader])) as Record<string, string>
    for (const [name, object] of Object.entries(objects)) {
      const size = await foundSize(store, object)
      if (size === undefined) throw new Refusal(refusal('not_found.dispatch'))
      files[name] = (await buffer(store.read(object, { first: 0, last: size - 1 }))).toString('base64')
    }
    const filled = JSON.stringify(files)
    copyHead(response, head)
    return void response.setHeader('Content-Length', Buffer.byteLength(filled)).end(filled)
  }
  const object = String(headers[objectHeader])
  const size = await foundSize(store, object)
  if (size === undefined) throw new Refusal(refusal('not_found.picture'))
  if (response.destroyed) return
  copyHead(response, head)
  response.setHeader('Content-Length', size)
  await pipeline(store.read(object, { first: 0, last: size - 1 }), response)
}

async function foundSize(store: Store, object: string): Promise<number | undefined> {
  const size = await store.size(object).catch((error: unknown) => {
    logError('objects.read', 'Reading from the object store', {}, error)
    throw new Refusal(refusal('not_ready'), 1)
  })
  if (size === undefined) logError('objects.missing', `The object ${object} is missing.`, { object })
  return size
}
