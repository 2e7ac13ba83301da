import { type BeetleFilter, isEmptyBeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import type { SavedView } from '@waldkerf/domain/entities/beetles/views'
import { mapLoadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { GisViews, ViewActions } from '@waldkerf/ui/screens/gis/views/ViewsMenu'
import { useEffect, useEffectEvent, useRef } from 'react'
import { ApiError } from '@waldkerf/app/platform/errors/errors'
import { useSavedViews } from '@waldkerf/app/data/views/savedViews'
import { viewAddress, viewFilter, readView, writeView } from './viewContent.ts'

export interface SavedViewsProps {
  filter: BeetleFilter
  onApply: (filter: BeetleFilter) => void
  /** The filter that the page is opened with. */
  onBegin: (filter: BeetleFilter) => void
}

/** Shows the standard view once, where the page was opened without a filter and none was set meanwhile. */
function useStandard(views: readonly SavedView[] | undefined, { filter, onBegin }: SavedViewsProps) {
  const pending = useRef(isEmptyBeetleFilter(filter))
  const begin = useEffectEvent((known: readonly SavedView[]) => {
    const standard = known.find(({ inhalt }) => readView(inhalt).standard)
    if (pending.current && standard && isEmptyBeetleFilter(filter)) onBegin(viewFilter(standard.inhalt))
    pending.current = false
  })
  useEffect(() => {
    if (views) begin(views)
  }, [views])
}

/** The views as the screen shows them, and what can be done with them. */
export function useViews(props: SavedViewsProps): { views: GisViews; actions: ViewActions } {
  const saved = useSavedViews('gis')
  const { filter, onApply } = props
  const known = shown(saved.views)
  const address = viewAddress(filter)
  useStandard(known, props)

  function findView(id: number): SavedView {
    const view = known?.find((one) => one.id === id)
    if (!view) throw new ApiError('http', { status: 404 })
    return view
  }
  const put = async (view: SavedView, part: Partial<ReturnType<typeof readView>>) =>
    void (await saved.replace(view, writeView({ ...readView(view.inhalt), ...part })))

  const views = mapLoadable(saved.views, (all) =>
    all.map(({ id, name, inhalt }) => {
      const held = readView(inhalt)
      return { id, name, standard: held.standard, current: held.address === address }
    }),
  )
  const actions: ViewActions = {
    apply: (id) => onApply(viewFilter(findView(id).inhalt)),
    add: async (name) => void (await saved.add(name, writeView({ address, standard: false }), crypto.randomUUID())),
    rename: async (id, name) => void (await saved.rename(findView(id), name)),
    replace: async (id) => put(findView(id), { address }),
    remove: async (id) => void (await saved.remove(findView(id))),
    async setStandard(id) {
      const others = (known ?? []).filter((view) => view.id !== id && readView(view.inhalt).standard)
      await Promise.all(others.map((view) => put(view, { standard: false })))
      if (id !== undefined) await put(findView(id), { standard: true })
    },
  }
  return { views, actions }
}
