import { createSpare } from '@waldkerf/domain/store/spare'
import { LayoutRefused } from './layoutRefused.ts'
import type { LayoutOrder, PdfNews, PdfOrder } from './pdf.worker.ts'

/** Loading a worker's code and its typefaces takes longer than a letter. */
const workers = createSpare(() => new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' }))

interface Asking {
  /** The message where it fails. */
  failure: string
  signal?: AbortSignal | undefined
  onProgress?: ((share: number) => void) | undefined
}

/**
 * Gives an order to a worker that has no other one, and ends the worker when the order is aborted.
 * @throws LayoutRefused when an address does not fit; Error when the code or a typeface does not load, or a picture cannot be read; the signal's reason
 */
export async function askPdfWorker<Kind extends 'done' | 'pages'>(
  order: PdfOrder | LayoutOrder,
  { failure, signal, onProgress }: Asking,
): Promise<Extract<PdfNews, { kind: Kind }>> {
  signal?.throwIfAborted()
  const worker = workers.take()
  const { promise, resolve, reject } = Promise.withResolvers<PdfNews>()
  const over = new AbortController()
  const meanwhile = { signal: over.signal }
  let isFree = false
  worker.addEventListener(
    'message',
    ({ data }: MessageEvent<PdfNews>) => {
      if (data.kind === 'progress') return onProgress?.(data.share)
      isFree = true
      if (data.kind === 'refused') reject(new LayoutRefused(data.overfull))
      else if (data.kind === 'failed') reject(new Error(failure, { cause: data.reason }))
      else resolve(data)
    },
    meanwhile,
  )
  // The worker's code did not load.
  worker.addEventListener('error', ({ message }) => reject(new Error(failure, { cause: message })), meanwhile)
  signal?.addEventListener('abort', () => reject(signal.reason as Error), meanwhile)
  worker.postMessage(order, { transfer: [] })
  try {
    // The worker answers each order by its own kind.
    return (await promise) as Extract<PdfNews, { kind: Kind }>
  } finally {
    over.abort()
    if (isFree) workers.keep(worker)
    else worker.terminate()
  }
}
