/** Answers that the head of the page asked for before the bundle was there. */
export type EarlyAnswers = Map<string, Promise<Response>>

declare global {
  var waldkerfEarly: EarlyAnswers | undefined
}

/** By address, body and token: only the very same request takes the answer. */
export const earlyKey = (url: string, body = '', token = '') =>
  [new URL(url, location.origin).href, body, token].join(' ')

/**
 * The early answer to this request, once.
 * @returns undefined when nobody asked, or it failed: the request is made as if nothing had been
 */
export async function takeEarly(url: string, body?: string, token?: string): Promise<Response | undefined> {
  const key = earlyKey(url, body, token)
  const answer = globalThis.waldkerfEarly?.get(key)
  globalThis.waldkerfEarly?.delete(key)
  return answer?.catch(() => undefined)
}

/**
 * `fetch` for the data service, which takes what is on its way already. A change of a row is begun at once: a window
 * that closes leaves no time to read its body first.
 */
export async function fetchOrTake(request: Request): Promise<Response> {
  if (!globalThis.waldkerfEarly?.size || request.headers.get('if-match')) return fetch(request)
  const token = request.headers.get('authorization')?.slice('Bearer '.length)
  const body = request.method === 'POST' ? await request.clone().text() : undefined
  // A reading that carries more than its body (a version, a key) is none that was asked for early.
  return (await takeEarly(request.url, body, token)) ?? fetch(request)
}
