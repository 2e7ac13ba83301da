import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { ViewActions } from '@waldkerf/ui/parts/SavedViews/SavedViews'
import { useSavedViews } from '../../data/gis/savedViews.ts'

const done = async (change: Promise<unknown>) => void (await change)

/**
 * A list's saved views: what the address says, under a name.
 * @param list the list's name among the views
 * @param show goes to such an address
 */
export function useListViews(list: string, query: URLSearchParams, show: (query: URLSearchParams) => void) {
  const { views, add, rename, remove } = useSavedViews(list)
  const actions: ViewActions = {
    show: ({ inhalt }) =>
      show(new URLSearchParams(Object.entries(inhalt).map(([name, value]) => [name, String(value)]))),
    save: (name, key) => done(add(name, Object.fromEntries(query), key)),
    rename: (view, name) => done(rename(view, name)),
    remove: (view) => done(remove(view)),
  }
  return { views: shown(views) ?? [], actions }
}
