import { type BeetleFilter, isEmptyBeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import type { SavedView } from '@waldkerf/domain/entities/beetles/views'
import { mapLoadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { ShownViews, ViewActions } from '@waldkerf/ui/parts/SavedViews/SavedViews'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSavedViews } from '@waldkerf/app/data/views/savedViews'
import { viewAddress, viewFilter, readView, writeView } from './viewContent.ts'

export interface BeetleViewsProps {
  filter: BeetleFilter
  onApply: (filter: BeetleFilter) => void
  /** The filter that the page is opened with. */
  onBegin: (filter: BeetleFilter) => void
}

/** Shows the standard view once, where the page was opened without a filter and none was set meanwhile. */
function useStandard(views: readonly SavedView[] | undefined, { filter, onBegin }: BeetleViewsProps) {
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
export function useViews(props: BeetleViewsProps): { views: ShownViews; actions: ViewActions } {
  const saved = useSavedViews('gis')
  const { filter, onApply } = props
  const known = shown(saved.views)
  const address = viewAddress(filter)
  useStandard(known, props)

  const put = ({ id, inhalt }: SavedView, part: Partial<ReturnType<typeof readView>>) =>
    saved.replace(id, writeView({ ...readView(inhalt), ...part }))

  const views = mapLoadable(saved.views, (all) =>
    all.map(({ id, name, inhalt }) => {
      const held = readView(inhalt)
      return { id, name, standard: held.standard, current: held.address === address }
    }),
  )
  const actions: ViewActions = {
    apply: (id) => onApply(viewFilter(saved.find(id).inhalt)),
    add: (name, key) => saved.add(name, writeView({ address, standard: false }), key),
    rename: saved.rename,
    replace: async (id) => put(saved.find(id), { address }),
    remove: saved.remove,
    async setStandard(id) {
      const others = (known ?? []).filter((view) => view.id !== id && readView(view.inhalt).standard)
      await Promise.all(others.map((view) => put(view, { standard: false })))
      if (id !== undefined) await put(saved.find(id), { standard: true })
    },
  }
  return { views, actions }
}
