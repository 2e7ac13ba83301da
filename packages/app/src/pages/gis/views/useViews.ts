import { type BeetleFilter, isEmptyBeetleFilter, emptyBeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import type { SavedView } from '@waldkerf/domain/entities/beetles/views'
import { mapLoadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { ShownViews, ViewActions } from '@waldkerf/ui/parts/SavedViews/SavedViews'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSavedViews, type ViewContent } from '@waldkerf/app/data/views/savedViews'
import { readAddress, writeAddress } from '../address/gisAddress.ts'

export interface BeetleViewsProps {
  filter: BeetleFilter
  onApply: (filter: BeetleFilter) => void
  /** Sets the initial filter of the page. */
  onBegin: (filter: BeetleFilter) => void
}

/** Applies the standard view once, if the page was opened without a filter and none was set meanwhile. */
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

/** The views for the screen, and their actions. */
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

/** The stored content of one of this screen's saved views. */
export interface HeldView {
  /** The filter as an address query. */
  address: string
  /** Shown when the page is opened without a filter. */
  standard: boolean
}

/** The filter as a view stores it: equal filters give the same text. */
export const viewAddress = (filter: BeetleFilter): string => writeAddress(filter).toString()

/** Reads a view stored by any release. */
export function readView(content: ViewContent): HeldView {
  const { adresse, standard } = content
  return { address: typeof adresse === 'string' ? adresse : '', standard: standard === true }
}

export const writeView = ({ address, standard }: HeldView): ViewContent => ({
  adresse: address,
  ...(standard && { standard }),
})

/** The filter of a view; parts that are no longer valid are left out. */
export const viewFilter = (content: ViewContent): BeetleFilter => ({
  ...emptyBeetleFilter,
  ...readAddress(new URLSearchParams(readView(content).address)).filter,
})
