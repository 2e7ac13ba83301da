import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { MapsScreen } from '@waldkerf/ui/screens/gis/maps/MapsScreen'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { missing } from '../../data/missing.ts'
import { useClientSection } from '../../data/gisMaps/maps.ts'
import { paths } from '../../routes/paths.ts'
import { useSessionSnapshot } from '../../session/SessionProvider.tsx'
import { useUnsaved } from '../../unsaved/unsaved.ts'
import { useListViews } from '../officeLists/useListViews.ts'
import { useBaseMaps } from '../gis/useBaseMaps.ts'
import { type MapsAddress, readMapsAddress, writeMapsAddress } from './mapsAddress.ts'
import { useMapRows } from './useMapRows.ts'
import { useMapsActions } from './useMapsActions.ts'

/** /gis/index, tab Karten. Filter, order and the open map live in the address. */
export function MapsTab() {
  const [query, setQuery] = useSearchParams()
  const { role } = useSessionSnapshot()
  const address = useMemo(() => readMapsAddress(query), [query])
  const rows = useMapRows()
  const section = useClientSection(address.filter.client)
  const changes = useMapsActions()
  const [typing, setTyping] = useState<string>()
  useUnsaved(typing)
  const go = (part: Partial<MapsAddress>, replace = true) =>
    setQuery(writeMapsAddress({ ...address, ...part }), { replace })
  const { views, actions: viewActions } = useListViews('maps', query, (next) => go(readMapsAddress(next)))
  return (
    <MapsScreen
      state={{
        ...rows,
        ...address,
        missing: { ...rows.missing, ...missing({ extent: section }) },
        extent: shown(section) ?? undefined,
        views,
        baseMaps: useBaseMaps(),
        addressOf: paths.map,
      }}
      actions={{
        ...changes,
        setFilter: (filter) => go({ filter }),
        setSort: (sort) => go({ sort }),
        // Opening a map is a step to go back from; from one to the next is none.
        select: (selectedId) => go({ selectedId }, selectedId === undefined || address.selectedId !== undefined),
        retry: () => rows.maps.status === 'failed' && rows.maps.retry(),
        onTyping: setTyping,
        views: viewActions,
      }}
      rights={{ withoutClient: role === 'ogf_admin' }}
    />
  )
}
