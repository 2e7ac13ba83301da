import { may } from '@waldkerf/domain/roles/rights'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { mapList } from '@waldkerf/ui/screens/gis/maps/table/mapList'
import { MapsScreen } from '@waldkerf/ui/screens/gis/maps/MapsScreen'
import { useState } from 'react'
import { missing } from '@waldkerf/app/data/loading/parts'
import { useClientSection } from '@waldkerf/app/data/maps/maps'
import { useScans } from '@waldkerf/app/data/georef/scans/uploaders'
import { useUploadViews } from '@waldkerf/app/data/georef/scans/uploadViews'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { useUnsaved } from '@waldkerf/app/platform/unsaved/unsaved'
import { useListPlace } from '@waldkerf/app/pages/lists/useListPlace'
import { useScanSource } from '@waldkerf/app/pages/georef/useScanSource'
import { useBaseMaps } from '../useBaseMaps.ts'
import { useMapRows } from './useMapRows.ts'
import { useMapsActions } from './useMapsActions.ts'

/** In bytes: a larger scan comes when its workplace is opened. */
const mostPreviewed = 32_000_000

/** /gis/index, tab Karten. Filter, order and the open map live in the address. */
export function MapsTab() {
  const place = useListPlace(mapList)
  const { role } = useSessionSnapshot()
  const rows = useMapRows()
  const section = useClientSection(place.state.filter.client)
  const scans = useScans()
  const changes = useMapsActions(scans.uploads)
  const selected = shown(rows.maps)?.find(({ id }) => id === place.selectedId)
  const scan = useScanSource(selected, { most: mostPreviewed })
  const [typing, setTyping] = useState<string>()
  useUnsaved(typing)
  return (
    <MapsScreen
      state={{
        ...place.state,
        ...rows,
        selectedId: place.selectedId,
        missing: { ...rows.missing, ...missing({ extent: section }) },
        extent: shown(section) ?? undefined,
        baseMaps: useBaseMaps(),
        scan,
        uploads: useUploadViews(scans),
        mapAddress: paths.map,
      }}
      actions={{
        ...changes,
        ...place.actions,
        select: place.select,
        retry: () => rows.maps.status === 'failed' && rows.maps.retry(),
        onTyping: setTyping,
      }}
      rights={{ withoutClient: may(role, 'administerMaps') }}
    />
  )
}
