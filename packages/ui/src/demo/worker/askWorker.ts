/** The worker took too long and was ended. */
export class TooSlow extends Error {
  override name = 'TooSlow'
}

export interface WorkerLimit {
  /** In ms; then the worker is ended. */
  limit: number
  signal?: AbortSignal
}

/**
 * Asks a worker of its own one question: a slow answer does not block the page, and is ended.
 * @throws TooSlow; the signal's reason; an Error where the worker fails or does not start
 */
export async function askWorker<Answer>(
  create: () => Worker,
  question: unknown,
  { limit, signal }: WorkerLimit,
): Promise<Answer> {
  signal?.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const worker = create()
  const timer = setTimeout(() => reject(new TooSlow()), limit)
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data))
  worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The worker did not start.')))
  signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  worker.postMessage(question, [])
  return promise.finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}
