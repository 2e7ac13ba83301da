import type { MapPoints } from '@waldkerf/domain/entities/maps/controlPoints'
import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import type { MapFootprint } from '@waldkerf/domain/maps/mapFootprint'
import { useEffect, useState } from 'react'

const none: readonly MapFootprint[] = []

/**
 * The footprints of maps. The last ones stay while new ones are computed; the code for it is loaded with the first
 * points.
 */
export function useFootprints(maps: readonly SurveyMap[] | undefined, points: readonly MapPoints[] | undefined) {
  const [footprints, setFootprints] = useState(none)
  useEffect(() => {
    const end = new AbortController()
    const reckon = async () => {
      if (!maps || !points) return
      const { computeFootprints } = await import('@waldkerf/domain/maps/footprints')
      const found = await computeFootprints(maps, points, end.signal)
      if (found) setFootprints(found)
    }
    // Without footprints the list is still usable, so a failure is not reported.
    reckon().catch(() => undefined)
    return () => end.abort()
  }, [maps, points])
  return footprints
}
