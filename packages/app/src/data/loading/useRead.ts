import { useTexts } from '@waldkerf/ui/i18n/Language'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import useSWR from 'swr'
import { toLoadable } from './loadable.ts'
import { texts } from './useRead.texts.ts'

/**
 * Reads once the page is there, and again when asked; a page one comes back to shows at once what it showed. A failure
 * keeps what was there; the client has said what the API said, so the page only says that something is missing.
 * For parts whose client says its failures itself, below a `ReadingProvider`.
 * @param key names what is read, among all reads of the part
 */
export function useRead<T>(
  key: readonly unknown[],
  load: () => Promise<T>,
): { state: Loadable<T>; reload: () => Promise<T | undefined> } {
  const t = useTexts(texts)
  const answer = useSWR<T, unknown>(key, load)
  const state = toLoadable(answer)
  return {
    state: state.status === 'failed' ? { ...state, message: t.failed } : state,
    // A failure has been said, and stands in the state.
    reload: () => answer.mutate().catch(() => undefined),
  }
}
