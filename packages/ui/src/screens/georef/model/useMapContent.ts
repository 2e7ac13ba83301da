import type { Workplace } from '@waldkerf/domain/georef/workplace/workplace'
import { isWhole, type WorkPoint } from '@waldkerf/domain/georef/workplace/workPoint'
import type { MarkLook, ScanMark, ScanPicture, ScanSize, Spot } from '@waldkerf/ui/parts/ScanView/ScanView'
import type { Place, WarpPoint, WarpSheet } from '@waldkerf/ui/parts/WarpMap/WarpMap'
import { useMemo } from 'react'
import type { WorkView } from './useWorkView.ts'

/** Affine types keep straight edges straight. */
const affine: readonly string[] = ['linear', 'helmert', 'polynomial1']

const markLook = (point: WorkPoint): MarkLook => (isWhole(point) ? (point.enable ? 'filled' : 'hollow') : 'waiting')

/** A place of the scan with its row counted downwards, as the view takes it, and back. */
export const toSpot = ([x, y]: Spot): Spot => [x, y === 0 ? 0 : -y]

/** Marks on the scan; arrows lead to where the transformation puts the point. @param exaggeration 0: no arrows */
export function useScanMarks({ points }: Workplace, view: WorkView, exaggeration: number): readonly ScanMark[] {
  const { residuals } = view
  return useMemo(
    () =>
      points.flatMap((point, at) => {
        if (!point.pixel) return []
        const spot = toSpot(point.pixel)
        const residual = residuals.get(at + 1)
        const arrow =
          residual && exaggeration > 0
            ? ([spot[0] + residual.dx * exaggeration, spot[1] + residual.dy * exaggeration] as const)
            : undefined
        return { id: point.id, label: String(at + 1), at: spot, look: markLook(point), arrow }
      }),
    [points, residuals, exaggeration],
  )
}

/** Points on the map; none in a system that is not known. */
export function useMapPoints({ points }: Workplace, view: WorkView, exaggeration: number): readonly WarpPoint[] {
  const { residuals, toGeographic } = view
  return useMemo(() => {
    if (!toGeographic) return []
    return points.flatMap((point, at) => {
      if (!point.map) return []
      const place = toGeographic(point.map)
      if (!place.every(Number.isFinite)) return []
      const { mapDx = 0, mapDy = 0 } = residuals.get(at + 1) ?? {}
      const arrow: Place | undefined =
        exaggeration > 0 && residuals.has(at + 1)
          ? toGeographic([point.map[0] + mapDx * exaggeration, point.map[1] + mapDy * exaggeration])
          : undefined
      return { id: point.id, label: String(at + 1), at: place, look: markLook(point), arrow }
    })
  }, [points, residuals, exaggeration, toGeographic])
}

/** The scan as it lies on the map; undefined without a fit or a system. */
export function useSheet(
  view: WorkView,
  size: ScanSize | null,
  picture: ScanPicture | undefined,
  isShown: boolean,
): WarpSheet | undefined {
  const { fit, toGeographic } = view
  return useMemo(() => {
    if (!fit.ok || !toGeographic || !size) return undefined
    const { forward, type } = fit
    return {
      size,
      picture: isShown ? picture?.overview : undefined,
      place: (at) => toGeographic(forward(toSpot(at))),
      affine: affine.includes(type),
    }
  }, [fit, toGeographic, size, picture, isShown])
}
