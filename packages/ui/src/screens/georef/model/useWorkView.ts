import { converter } from '@waldkerf/domain/georef/coordinates/convert'
import type { Fit, Residual } from '@waldkerf/domain/georef/solver/fit'
import type { Mapping } from '@waldkerf/domain/georef/solver/types'
import { toFitPoints } from '@waldkerf/domain/georef/workplace/workPoint'
import type { Workplace } from '@waldkerf/domain/georef/workplace/workplace'
import { useMemo } from 'react'
import { useFit } from './useFit.ts'
import { useGrids } from './grids.ts'

/** Figures computed from the points with every change, also while a point is dragged. */
export interface WorkView {
  fit: Fit
  /** By number. */
  residuals: ReadonlyMap<number, Residual>
  /** From the map's system to longitude and latitude and back; null where the system is not known. */
  toGeographic: Mapping | null
  fromGeographic: Mapping | null
}

export function useWorkView({ points, type, epsg }: Workplace): WorkView {
  const found = useFit(
    type,
    useMemo(() => toFitPoints(points), [points]),
  )
  const grids = useGrids()
  const ways = useMemo(
    () => ({
      toGeographic: epsg === null ? null : converter(epsg, 4326, grids),
      fromGeographic: epsg === null ? null : converter(4326, epsg, grids),
    }),
    [epsg, grids],
  )
  const residuals = useMemo(
    () => new Map(found.ok ? found.residuals.map((residual) => [residual.nr, residual] as const) : []),
    [found],
  )
  return { fit: found, residuals, ...ways }
}
