import { openHistory } from '@waldkerf/domain/georef/workplace/history'
import { emptyWorkplace } from '@waldkerf/domain/georef/workplace/workplace'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { noBaseMaps } from '@waldkerf/ui/parts/WarpMap/WarpMap'
import { GeorefScreen } from '@waldkerf/ui/screens/georef/GeorefScreen'
import { useParams } from 'react-router-dom'
import { useControlPoints, useMap } from '@waldkerf/app/data/georef/maps'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { useRecordTitle } from '@waldkerf/app/shell/useRecordTitle'
import { writeTab } from '../gis/tabs/gisTab.ts'
import { OpenMap } from './OpenMap.tsx'

/** The empty workplace until map and points are loaded. */
const waiting = openHistory(emptyWorkplace('helmert', null))
const nothing = () => undefined
const idle = {
  act: nothing,
  save: async () => false,
  reload: nothing,
  back: nothing,
  storeScript: async () => undefined,
}

/** /gis/maps/:karte_id: the georeferencing workplace. */
export function GeorefPage() {
  const { karte_id: param } = useParams()
  const id = Number(param)
  const map = useMap(id)
  const points = useControlPoints(id)
  useRecordTitle(map, ({ map_name }) => map_name)
  const [foundMap, foundPoints] = [shown(map), shown(points)]
  if (foundMap && foundPoints) return <OpenMap key={id} map={foundMap} points={foundPoints} />
  const state = {
    history: waiting,
    save: { status: 'idle' },
    scan: undefined,
    baseMaps: noBaseMaps,
    near: null,
  } as const
  const failed = map.status === 'failed' ? map : points.status === 'failed' ? points : undefined
  const unread = failed && { status: 'failed' as const, message: failed.message, retry: failed.retry }
  const isMissing = map.status === 'failed' && map.isMissing === true
  return (
    <GeorefScreen
      state={{
        ...state,
        map: unread ? { ...unread, isMissing } : { status: 'loading' },
        list: `${paths.gis()}?${writeTab('maps')}`,
      }}
      actions={idle}
      rights={noRights}
    />
  )
}

const noRights = { script: false }
