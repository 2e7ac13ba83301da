import type { Workplace } from '@waldkerf/domain/georef/workplace/workplace'
import type { ScanSize } from '@waldkerf/ui/parts/ScanView/ScanView'
import { useMemo } from 'react'
import { usualExaggeration } from '../model/exaggeration.ts'
import type { WorkView } from '../model/useWorkView.ts'

/** How many times longer residuals are drawn while nobody chooses. @param size null: as far as the points reach */
export function useUsualExaggeration({ residuals }: WorkView, { points }: Workplace, size: ScanSize | null): number {
  return useMemo(() => {
    const reach = points.flatMap(({ pixel }) => (pixel ? pixel.map(Math.abs) : []))
    const side = size ? Math.max(size.width, size.height) : Math.max(1, ...reach)
    return usualExaggeration(
      Array.from(residuals.values(), ({ residual }) => residual),
      side,
    )
  }, [residuals, points, size])
}
