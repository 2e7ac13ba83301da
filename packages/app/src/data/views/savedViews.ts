import { addSavedView, deleteSavedView, getSavedViews, updateSavedView } from '@waldkerf/domain/calls/beetles/views'
import type { SavedView } from '@waldkerf/domain/entities/beetles/views'
import useSWR from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { toLoadable } from '../loading/loadable.ts'

/** The content of a view: its screen's own. */
export type ViewContent = SavedView['inhalt']

const keys = { views: (screen: string) => ['views', screen] as const }

/**
 * The signed-in person's views of a screen, and what can be done with them. Every change shows what is stored then; a
 * conflict (412) or a taken name (409) is the caller's to say.
 */
export function useSavedViews(screen: string) {
  const gateway = useGateway()
  const answer = useSWR(keys.views(screen), ([, bereich]) => gateway.call(getSavedViews, { bereich }))
  const refreshed = async <T>(change: Promise<T>) => {
    try {
      return await change
    } finally {
      void answer.mutate()
    }
  }
  return {
    views: toLoadable(answer),
    /** @param idempotencyKey made when the form opens, the same for every try */
    add: (name: string, content: ViewContent, idempotencyKey: string) =>
      refreshed(gateway.call(addSavedView, { bereich: screen, name, inhalt: content }, { idempotencyKey })),
    rename: ({ id, version }: SavedView, name: string) =>
      refreshed(gateway.call(updateSavedView, { id, name }, { version })),
    replace: ({ id, version }: SavedView, content: ViewContent) =>
      refreshed(gateway.call(updateSavedView, { id, inhalt: content }, { version })),
    remove: ({ id }: SavedView) => refreshed(gateway.call(deleteSavedView, { id })),
  }
}
