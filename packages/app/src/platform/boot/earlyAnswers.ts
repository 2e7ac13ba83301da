/** Answers to requests that the boot script made before the bundle was loaded. */
export type EarlyAnswers = Map<string, Promise<Response>>

declare global {
  var waldkerfEarly: EarlyAnswers | undefined
}

/** Key of address, body and token: only an identical request takes the answer. */
export const earlyKey = (url: string, body = '', token = '') =>
  [new URL(url, location.origin).href, body, token].join(' ')

/**
 * Takes the early answer to this request; it can be taken once.
 * @returns undefined without an early request, or if it failed; the caller makes the request then
 */
export async function takeEarly(url: string, body?: string, token?: string): Promise<Response | undefined> {
  const key = earlyKey(url, body, token)
  const answer = globalThis.waldkerfEarly?.get(key)
  globalThis.waldkerfEarly?.delete(key)
  return answer?.catch(() => undefined)
}

/**
 * `fetch` for the data service, which uses early answers. Changes of rows are sent immediately, because a closing
 * window leaves no time to read their body first.
 */
export async function fetchOrTake(request: Request): Promise<Response> {
  if (!globalThis.waldkerfEarly?.size || request.headers.get('if-match')) return fetch(request)
  const token = request.headers.get('authorization')?.slice('Bearer '.length)
  const body = request.method === 'POST' ? await request.clone().text() : undefined
  // Early requests have no headers such as a version or an idempotency key.
  return (await takeEarly(request.url, body, token)) ?? fetch(request)
}
