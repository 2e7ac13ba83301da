import { mapFilter, mapListAddress } from '@waldkerf/domain/maps/mapFilter'
import { may } from '@waldkerf/domain/roles/rights'
import type { ControlPoint } from '@waldkerf/domain/entities/maps/controlPoints'
import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import { DraftBar } from '@waldkerf/ui/parts/DraftBar/DraftBar'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { Section } from '@waldkerf/ui/parts/MapView/MapView'
import { FormerScans } from '@waldkerf/ui/screens/georef/former/FormerScans'
import { type GeorefActions, GeorefScreen } from '@waldkerf/ui/screens/georef/GeorefScreen'
import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useConfig } from '@waldkerf/app/platform/config/ConfigProvider.tsx'
import { useDatumGrids } from '@waldkerf/app/data/georef/datumGrids'
import { useClientExtent } from '@waldkerf/app/data/georef/maps'
import { useStart } from '@waldkerf/app/data/georef/useStart'
import { useMapScans } from '@waldkerf/app/data/georef/scans/mapScans'
import { useLayerUpload, useMapLayers } from '@waldkerf/app/data/maps/layers'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { withMessage } from '@waldkerf/app/platform/errors/withMessage'
import { useMapChange } from '../gis/maps/useMapsActions.ts'
import { useBaseMaps } from '../gis/useBaseMaps.ts'
import { listAddress } from '../lists/listAddress.ts'
import { clientArea } from './clientArea.ts'
import { useGeorefWork } from './useGeorefWork.ts'
import { useScanSource } from './useScanSource.ts'
import { useScanUpload } from './useScanUpload.ts'

interface OpenMapProps {
  map: SurveyMap
  points: readonly ControlPoint[]
}

/** The address query of the list with one map open. */
const inList = (selectedId: number) =>
  listAddress({ filter: mapFilter, address: mapListAddress }).write({
    filter: mapFilter.empty,
    sort: undefined,
    selectedId,
  })

/** The workplace of a loaded map and its points. */
export function OpenMap({ map, points }: OpenMapProps) {
  const { user, role } = useSessionSnapshot()
  const navigate = useNavigate()
  const extent = shown(useClientExtent(map.client_id))
  const near = useMemo(() => clientArea(extent), [extent])
  const saveRef = useRef<GeorefActions['save']>(null)
  const { history, save, draft, act, start, reload, storeScript } = useGeorefWork({
    map,
    points,
    user: user?.email ?? '',
    saveRef,
  })
  const opening = useOpening(map, points.length === 0, may(role, 'administerMaps'))
  const [round, setRound] = useState(0)
  const change = useMapChange()
  const { upload, storeScan } = useScanUpload(map)
  const layers = shown(useMapLayers(true))
  return (
    <GeorefScreen
      state={{
        map: { status: 'ready', data: map },
        history,
        save,
        scan: useScanSource(map, { round }),
        upload,
        layer: layers && (layers.find(({ karte_id }) => karte_id === map.id) ?? null),
        baseMaps: useBaseMaps(map.id),
        grids: useDatumGrids(useConfig().datumGrids),
        near,
        start: opening,
      }}
      actions={{
        act,
        save: start,
        reload,
        check: () => withMessage(async () => void (await change(map, 'status', 'geprüft'))),
        storeScript,
        storeScan,
        storeLayer: useLayerUpload(map),
        back: () => void navigate(`${paths.gis()}?${inList(map.id)}`),
      }}
      rights={{ script: may(role, 'administerMaps') }}
      notes={<DraftBar {...draft} />}
      saveRef={saveRef}
      renderFormerScans={(onClose) => (
        <FormerScansDialog map={map.id} onBack={() => setRound((last) => last + 1)} onClose={onClose} />
      )}
    />
  )
}

/** The section last shown in this window: a new map without a known place opens there. */
let last: Section | undefined

function useOpening(map: SurveyMap, isNew: boolean, isAdmin: boolean) {
  const [before] = useState(last)
  const found = useStart(map, isNew, isAdmin)
  const section = found === null ? before : found
  return useMemo(() => ({ section, onView: (next: Section) => void (last = next) }), [section])
}

interface FormerScansDialogProps {
  map: number
  onBack: () => void
  onClose: () => void
}

/** The former scans of a map, read when the dialog opens. */
function FormerScansDialog({ map, onBack, onClose }: FormerScansDialogProps) {
  const { scans, bringBack } = useMapScans(map, onBack)
  return <FormerScans scans={scans} onBringBack={bringBack} onClose={onClose} />
}
