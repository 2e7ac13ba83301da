import { isUnsent } from '@waldkerf/domain/georef/scans/keptScan'
import type { ScanStore } from './scanStore.ts'

export interface ScanAsk {
  map: number
  store: ScanStore
  token: () => Promise<string | undefined>
  signal: AbortSignal
}

/**
 * The scan of a map: the copy in this browser until the server has it, then the server's, which a colleague may have
 * replaced.
 * @returns under the name of its file; null where there is none. @throws Error when it cannot be reached
 */
export async function loadScan({ map, store, token, signal }: ScanAsk): Promise<File | null> {
  const kept = (await store.list().catch(() => [])).find((one) => one.map === map)
  const own = kept && (await store.file(map))
  if (own && isUnsent(kept)) return own
  try {
    const response = await fetch(`/scans/${map}`, {
      headers: { Authorization: `Bearer ${(await token()) ?? ''}` },
      signal,
    })
    if (response.status === 404) return null
    if (!response.ok) throw new Error(String(response.status))
    return new File([await response.blob()], fileName(response.headers.get('content-disposition')) ?? '')
  } catch (error) {
    if (own && !signal.aborted) return own
    throw error
  }
}

/** The name in the form that may have any sign (RFC 8187). */
function fileName(disposition: string | null): string | undefined {
  const [, name] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? []
  try {
    return name === undefined ? undefined : decodeURIComponent(name)
  } catch {
    return undefined
  }
}
