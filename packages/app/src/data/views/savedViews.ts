import { addSavedView, deleteSavedView, getSavedViews, updateSavedView } from '@waldkerf/domain/calls/beetles/views'
import type { SavedView } from '@waldkerf/domain/entities/beetles/views'
import useSWR from 'swr'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { ApiError } from '@waldkerf/app/platform/errors/errors'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { toLoadable } from '../loading/loadable.ts'
import { useRefreshed } from '../saving/useRefreshed.ts'

/** The content of a view, defined by its screen. */
export type ViewContent = SavedView['inhalt']

const keys = { views: (screen: string) => ['views', screen] as const }

/**
 * The signed-in person's views of a screen, and their changes. The views are read again after every change; the caller
 * reports a conflict (412) or a taken name (409).
 */
export function useSavedViews(screen: string) {
  const gateway = useGateway()
  const answer = useSWR(keys.views(screen), ([, bereich]) => gateway.call(getSavedViews, { bereich }))
  const refresh = useRefreshed()
  async function refreshed(change: Promise<unknown>): Promise<void> {
    await refresh(change, { later: [keys.views(screen)] })
  }
  const views = toLoadable(answer)
  /** @throws ApiError where it was deleted elsewhere */
  function find(wanted: number): SavedView {
    const view = shown(views)?.find(({ id }) => id === wanted)
    if (!view) throw new ApiError('http', { status: 404 })
    return view
  }
  return {
    views,
    find,
    /** @param idempotencyKey made when the form opens, the same for every try */
    add: (name: string, content: ViewContent, idempotencyKey: string) =>
      refreshed(gateway.call(addSavedView, { bereich: screen, name, inhalt: content }, { idempotencyKey })),
    rename: async (id: number, name: string) =>
      refreshed(gateway.call(updateSavedView, { id, name }, { version: find(id).version })),
    replace: async (id: number, content: ViewContent) =>
      refreshed(gateway.call(updateSavedView, { id, inhalt: content }, { version: find(id).version })),
    remove: (id: number) => refreshed(gateway.call(deleteSavedView, { id })),
  }
}
