/** Parts of map sheets that were seen, by file and number. A file's name is never used for another one. */
const cacheName = 'waldkerf.sheets'
/** As maps read them. */
const blockLength = 2 ** 15
/** 96 MB: what has been kept the longest goes first. */
const mostBlocks = 3_000
/** So many more may lie there before somebody counts. */
const slack = 100

/** A part of a file in bytes: whole blocks, the last one as far as the file reaches. */
export interface Span {
  from: number
  length: number
}

const address = (file: string, nr: number) => `/${cacheName}/${file}/${nr}`
let added = slack

async function trim(cache: Cache) {
  if (added < slack) return
  added = 0
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, Math.max(0, kept.length - mostBlocks)).map((request) => cache.delete(request)))
}

/** Without room, or in a window that keeps nothing, nothing is kept. */
async function keep(cache: Cache, file: string, first: number, bytes: ArrayBuffer) {
  for (let at = 0; at * blockLength < bytes.byteLength; at += 1) {
    const block = bytes.slice(at * blockLength, (at + 1) * blockLength)
    await cache.put(address(file, first + at), new Response(block))
    added += 1
  }
  await trim(cache)
}

/**
 * A part of a file: the blocks that this device keeps, the others from the server, which are kept from then on. So sheets
 * that were seen once are there without a line.
 * @param load reads bytes at the server; it may end before the span where the file does
 */
export async function readThrough(
  file: string,
  { from, length }: Span,
  load: (span: Span) => Promise<ArrayBuffer>,
): Promise<ArrayBuffer> {
  const cache = 'caches' in globalThis ? await caches.open(cacheName).catch(() => undefined) : undefined
  if (!cache) return load({ from, length })
  const first = from / blockLength
  const count = Math.ceil(length / blockLength)
  const known = await Promise.all(
    Array.from({ length: count }, async (_, at) => (await cache.match(address(file, first + at)))?.arrayBuffer()),
  )
  const [start, end] = [known.indexOf(undefined), known.lastIndexOf(undefined)]
  if (start >= 0) {
    const at = start * blockLength
    const read = await load({ from: from + at, length: Math.min((end + 1) * blockLength, length) - at })
    for (let nr = start; nr <= end; nr += 1)
      known[nr] = read.slice((nr - start) * blockLength, (nr - start + 1) * blockLength)
    void keep(cache, file, first + start, read).catch(() => undefined)
  }
  return new Blob(known.map((block) => block ?? new ArrayBuffer(0))).slice(0, length).arrayBuffer()
}

/** Throws them away, when somebody signs out. */
export const forgetSheets = async () => ('caches' in globalThis ? caches.delete(cacheName) : false)
