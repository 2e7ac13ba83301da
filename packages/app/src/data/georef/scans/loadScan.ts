import { isUnsent } from '@waldkerf/domain/georef/scans/keptScan'
import type { ScanStore } from '@waldkerf/app/platform/storage/scans/scanStore'

export interface ScanAsk {
  map: number
  store: ScanStore
  token: () => Promise<string | undefined>
  signal: AbortSignal
  /** Skips the browser's copy. */
  isFresh?: boolean
  /** In bytes: a larger file is not fetched. */
  most?: number | undefined
}

/**
 * The scan of a map: the copy in this browser until the server has it, then the server's, which a colleague may have
 * replaced.
 * @returns the file with its name; null if there is none, 'lost' if the server has its row but not its bytes
 * @throws Error when it cannot be reached, or is larger than wanted
 */
export async function loadScan({ map, store, token, signal, isFresh, most }: ScanAsk): Promise<File | 'lost' | null> {
  const kept = (await store.list().catch(() => [])).find((one) => one.map === map)
  const own = kept && (await store.file(map))
  if (own && isUnsent(kept)) return own
  try {
    const response = await fetch(`/scans/${map}`, {
      headers: { Authorization: `Bearer ${(await token()) ?? ''}` },
      signal,
      cache: isFresh ? 'reload' : 'default',
    })
    if (response.status === 404) return (await isLost(response)) ? 'lost' : null
    if (!response.ok) throw new Error(String(response.status))
    return new File([await wantedBody(response, most)], fileName(response.headers.get('content-disposition')) ?? '')
  } catch (error) {
    if (own && !signal.aborted) return own
    throw error
  }
}

/**
 * The bytes of an answer whose head is there.
 * @param most in bytes; what is larger is not read
 * @throws Error for a larger one
 */
export async function wantedBody(response: Response, most = Number.POSITIVE_INFINITY): Promise<Blob> {
  if (Number(response.headers.get('content-length')) <= most) return response.blob()
  await response.body?.cancel()
  throw new Error('too large')
}

async function isLost(response: Response): Promise<boolean> {
  const { details } = (await response.json().catch(() => ({}))) as { details?: unknown }
  return details === 'scan_missing'
}

/** The file name in the form that allows any character (RFC 8187). */
function fileName(disposition: string | null): string | undefined {
  const [, name] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? []
  try {
    return name === undefined ? undefined : decodeURIComponent(name)
  } catch {
    return undefined
  }
}
