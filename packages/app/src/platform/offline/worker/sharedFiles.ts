/** Cache of files that another program has shared, until a report takes them. */
const cacheName = 'waldkerf.shared'
const formPath = '/reports/new'

/** Mark in the form's address: files wait for it. */
export const sharedMark = 'geteilt'

/** The most pictures that a record takes. */
const most = 12

/** Keeps what another program sends. @returns the form's address */
export async function keepShared(sent: FormData): Promise<string> {
  const files = sent.getAll('bilder').filter((one): one is File => one instanceof File)
  const cache = await caches.open(cacheName)
  for (const file of files.slice(0, most)) {
    const headers = { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) }
    await cache.put(`/${cacheName}/${crypto.randomUUID()}`, new Response(file, { headers }))
  }
  return `${formPath}?${sharedMark}=${files.length}`
}

/** Takes the shared files out, once. */
export async function takeShared(): Promise<readonly File[]> {
  if (!('caches' in globalThis)) return []
  const cache = await caches.open(cacheName)
  const files: File[] = []
  for (const request of await cache.keys()) {
    const kept = await cache.match(request)
    await cache.delete(request)
    if (!kept) continue
    const name = decodeURIComponent(kept.headers.get('x-name') ?? '')
    files.push(new File([await kept.blob()], name, { type: kept.headers.get('content-type') ?? '' }))
  }
  return files
}

/** Throws them away, when somebody signs out. */
export const forgetShared = async () => ('caches' in globalThis ? caches.delete(cacheName) : false)
