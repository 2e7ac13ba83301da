import { may } from '@waldkerf/domain/roles/rights'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { Ground } from '@waldkerf/ui/parts/BaseMaps/baseMapTypes.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { useMapPoints, useMaps } from './maps.ts'
import { outlines, useFootprints } from './useFootprints.ts'

const noAreas: Ground['own'] = []

/** The outlines of the sheets that the person may see. */
const useOutlines = (isWanted: boolean): Ground['sheets'] =>
  useFootprints(outlines, shown(useMaps(isWanted)), shown(useMapPoints(isWanted)))

/** One's own areas, which this device keeps. */
function useOwnAreas(email: string, isWanted: boolean): Ground['own'] {
  const [areas, setAreas] = useState(noAreas)
  useEffect(() => {
    if (!isWanted || email === '') return undefined
    let isCurrent = true
    const read = async () => {
      const { keptLayers } = await import('@waldkerf/app/platform/offline/ownLayers')
      const layers = await keptLayers(email)
      if (isCurrent && layers.length > 0) setAreas(layers.flatMap((layer) => layer.areas))
    }
    read().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [email, isWanted])
  return areas
}

/** The ground of maps that stand near: nothing of it is read before. @param without a map that shows its own sheet */
export function useGround(without?: number): Ground {
  const { role, user } = useSessionSnapshot()
  const [isWanted, setWanted] = useState(false)
  const all = useOutlines(isWanted && may(role, 'surveyMaps'))
  const own = useOwnAreas(user?.email ?? '', isWanted)
  const want = useCallback(() => setWanted(true), [])
  const sheets = useMemo(() => all.filter(({ id }) => id !== without), [all, without])
  return useMemo(() => ({ own, sheets, want }), [own, sheets, want])
}
