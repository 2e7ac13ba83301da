import { useTexts } from '@waldkerf/ui/i18n/Language'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import useSWR from 'swr'
import { toLoadable } from './loadable.ts'
import { texts } from './useRead.texts.ts'

/**
 * Reads when the page is mounted, and again on request; a page opened again shows its former data at once. A failure
 * keeps the former data. For parts whose client reports failures itself, so that the page only says that data are
 * missing; used below a `ReadingProvider`.
 * @param key unique among all reads of the part
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
    // The client has reported the failure, and the state has it.
    reload: () => answer.mutate().catch(() => undefined),
  }
}
