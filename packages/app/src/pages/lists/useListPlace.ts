import type { FilterValues, Parts } from '@waldkerf/domain/filter/defineFilter'
import { mapLoadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { Sort } from '@waldkerf/ui/parts/DataTable/DataTable'
import type { ViewActions } from '@waldkerf/ui/parts/SavedViews/SavedViews'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSavedViews, type ViewContent } from '@waldkerf/app/data/views/savedViews'
import { historyEntry } from '@waldkerf/app/platform/routes/historyEntry'
import { newKey } from '@waldkerf/app/platform/routes/paths'
import { type AddressedList, listAddress, type ListPlace } from './listAddress.ts'
import { useListAddress } from './useListAddress.ts'

/** The address query of a view, which any release may have stored. */
const toQuery = (content: ViewContent) =>
  new URLSearchParams(Object.entries(content).map(([part, value]) => [part, String(value)]))

/**
 * A list's filter, order and open row in the address, and its saved views.
 * @param list its description, which must not change between renders; its name identifies the list's views
 */
export function useListPlace<Row, P extends Parts<Row>>(list: AddressedList<Row, P> & { name: string }) {
  type Filter = FilterValues<P>
  const form = useMemo(() => listAddress(list), [list])
  const navigate = useNavigate()
  const { place, query, go } = useListAddress(form)
  const saved = useSavedViews(list.name)
  /** Without the open row, which is not part of a view. Equal states give the same text. */
  const write = (shown: ListPlace<Filter>) => form.write({ ...shown, selectedId: undefined })
  const present = write(place)
  const viewActions: ViewActions = {
    apply: (id) => go(form.read(toQuery(saved.find(id).inhalt))),
    add: (title, key) => saved.add(title, Object.fromEntries(present), key),
    rename: saved.rename,
    replace: (id) => saved.replace(id, Object.fromEntries(present)),
    remove: saved.remove,
  }
  const views = mapLoadable(saved.views, (all) =>
    all.map(({ id, name: title, inhalt }) => {
      const current = write(form.read(toQuery(inhalt))).toString() === present.toString()
      return { id, name: title, standard: false, current }
    }),
  )
  return {
    state: { filter: place.filter, sort: place.sort, views, isNewAsked: query.has(newKey) },
    selectedId: place.selectedId,
    actions: {
      setFilter: (filter: Filter) => go({ filter }),
      setSort: (sort: Sort) => go({ sort }),
      views: viewActions,
      /** Removes the request for the form from the address, so that Back does not open it again. */
      newOpened: () => go({}),
      /** Leads back to the page that asked for the form, should there be one. */
      newGivenUp: () => {
        if (Number(historyEntry('0')) > 0) void navigate(-1)
      },
    },
    /** Back closes an opened row; going from one row to another adds no history entry. */
    select: (selectedId: number | undefined) =>
      go({ selectedId }, (before) => selectedId !== undefined && before.selectedId === undefined),
  }
}
