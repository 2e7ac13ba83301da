import type { SavedView } from '@waldkerf/domain/entities/beetles/views'
import useSWR from 'swr'
import { type ViewContent, viewsApi } from '../api/gis/views.ts'
import { toLoadable } from '../loadable.ts'
import { useArea } from '../useArea.ts'

const keys = { views: (screen: string) => ['views', screen] as const }

/**
 * The signed-in person's views of a screen, and what can be done with them. Every change shows what is stored then; a
 * conflict (412) or a taken name (409) is the caller's to say.
 */
export function useSavedViews(screen: string) {
  const views = useArea(viewsApi)
  const answer = useSWR(keys.views(screen), ([, of]) => views.all(of))
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
      refreshed(views.add(screen, name, content, idempotencyKey)),
    rename: (view: SavedView, name: string) => refreshed(views.rename(view, name)),
    replace: (view: SavedView, content: ViewContent) => refreshed(views.replace(view, content)),
    remove: (view: SavedView) => refreshed(views.remove(view.id)),
  }
}
