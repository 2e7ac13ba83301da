import type { MapPoints } from '@waldkerf/domain/entities/maps/controlPoints'
import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import type * as footprintCode from '@waldkerf/domain/maps/footprints'
import { useEffect, useState } from 'react'

type Code = typeof footprintCode
type Compute<Made> = (
  maps: readonly SurveyMap[],
  points: readonly MapPoints[],
  signal: AbortSignal,
) => Promise<readonly Made[] | undefined>

/** Footprints of maps, with how good they are. */
export const wholeFootprints = (code: Code) => code.computeFootprints
/** The outlines of sheets alone. */
export const outlines = (code: Code) => code.computeOutlines

/**
 * Where maps lie. The last ones stay while new ones are computed; the code for it is loaded with the first points.
 * @param select `wholeFootprints` or `outlines`
 */
export function useFootprints<Made>(
  select: (code: Code) => Compute<Made>,
  maps: readonly SurveyMap[] | undefined,
  points: readonly MapPoints[] | undefined,
): readonly Made[] {
  const [known, setKnown] = useState<readonly Made[]>([])
  useEffect(() => {
    const end = new AbortController()
    const reckon = async () => {
      if (!maps || !points) return
      const found = await select(await import('@waldkerf/domain/maps/footprints'))(maps, points, end.signal)
      if (found) setKnown(found)
    }
    // Without them lists and maps are still usable, so a failure is not reported.
    reckon().catch(() => undefined)
    return () => end.abort()
  }, [select, maps, points])
  return known
}
