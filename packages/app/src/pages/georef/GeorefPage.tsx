import type { ControlPoint } from '@waldkerf/domain/entities/maps/controlPoints'
import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import { openHistory } from '@waldkerf/domain/georef/workplace/history'
import { emptyWorkplace } from '@waldkerf/domain/georef/workplace/workplace'
import { DraftBar } from '@waldkerf/ui/parts/DraftBar/DraftBar'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { GeorefScreen } from '@waldkerf/ui/screens/georef/GeorefScreen'
import { useMemo } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useConfig } from '../../config/ConfigProvider.tsx'
import { useDatumGrids } from '../../data/georef/datumGrids.ts'
import { useClientExtent, useControlPoints, useMap } from '../../data/georef/maps.ts'
import { paths } from '../../routes/paths.ts'
import { useSessionSnapshot } from '../../session/SessionProvider.tsx'
import { useBaseMaps } from '../gis/useBaseMaps.ts'
import { addressOfMap } from '../gisMaps/mapsAddress.ts'
import { nearOf } from './near.ts'
import { useGeorefWork } from './useGeorefWork.ts'
import { useScanSource } from './useScanSource.ts'

/** Until there is something to work on. */
const waiting = openHistory(emptyWorkplace('helmert', null))
const nothing = () => undefined
const idle = { act: nothing, save: nothing, reload: nothing, back: nothing, storeScript: async () => undefined }

/** /gis/maps/:karte_id: the georeferencing workplace. */
export function GeorefPage() {
  const { karte_id: param } = useParams()
  const id = Number(param)
  const map = useMap(id)
  const points = useControlPoints(id)
  const [foundMap, foundPoints] = [shown(map), shown(points)]
  if (foundMap && foundPoints) return <OpenMap key={id} map={foundMap} points={foundPoints} />
  const state = { history: waiting, save: { status: 'idle' }, scan: undefined, baseMaps: [], near: null } as const
  const failed = map.status === 'failed' ? map : points.status === 'failed' ? points : undefined
  const missing = failed ? { status: 'failed' as const, message: failed.message, retry: failed.retry } : undefined
  return <GeorefScreen state={{ ...state, map: missing ?? { status: 'loading' } }} actions={idle} rights={noRights} />
}

const noRights = { script: false }

function OpenMap({ map, points }: { map: SurveyMap; points: readonly ControlPoint[] }) {
  const { user, role } = useSessionSnapshot()
  const navigate = useNavigate()
  const extent = shown(useClientExtent(map.client_id))
  const near = useMemo(() => nearOf(extent), [extent])
  const { history, save, draft, act, start, reload, storeScript } = useGeorefWork({
    map,
    points,
    user: user?.email ?? '',
  })
  return (
    <GeorefScreen
      state={{
        map: { status: 'ready', data: map },
        history,
        save,
        scan: useScanSource(map),
        baseMaps: useBaseMaps(),
        grids: useDatumGrids(useConfig().datumGrids),
        near,
      }}
      actions={{
        act,
        save: start,
        reload,
        storeScript,
        back: () => void navigate(`${paths.gis()}?${addressOfMap(map.id)}`),
      }}
      rights={{ script: role === 'ogf_admin' }}
      notes={<DraftBar {...draft} />}
    />
  )
}
