import { useMemo } from 'react'
import type { Workplace } from '@waldkerf/domain/georef/workplace/workplace'
import type { ScanSize } from '@waldkerf/ui/parts/ScanView/ScanView'
import type { WorkView } from './useWorkView.ts'

/** Residuals in the report stay short of their neighbours; on the screen they may be this part of the sheet. */
const longest = { report: 0.08, screen: 0.15 }

/** In pixels: smaller residuals are none, such as a spline's. */
const tiny = 0.001

/** Round factors, from which people choose. */
export const exaggerations = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000] as const

/**
 * How many times longer than in the scan residuals are drawn: a round number, so that the longest can be seen and leaves
 * the sheet readable.
 * @param largest residual in pixels
 * @param side longer side of the sheet in pixels
 */
export function exaggerationFor(largest: number, side: number, place: keyof typeof longest): number {
  if (!(largest > tiny) || !Number.isFinite(largest)) return 1
  const wanted = (side * longest[place]) / largest
  const power = 10 ** Math.floor(Math.log10(wanted))
  const [round = 1] = [5, 2, 1].filter((digit) => digit * power <= wanted)
  return Math.max(1, round * power)
}

/** The usual factor on the screen: one of those that can be chosen. @param residuals in pixels */
export function usualExaggeration(residuals: readonly number[], side: number): number {
  const wanted = exaggerationFor(Math.max(0, ...residuals.filter(Number.isFinite)), side, 'screen')
  return exaggerations.findLast((times) => times <= wanted) ?? 1
}

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
