import { type CornerName, cornerNames } from '@waldkerf/domain/georef/points/sheetCorners'
import type { NewPoint, WorkPoint } from '@waldkerf/domain/georef/workplace/workPoint'
import { useState } from 'react'

/** Points that are set on the corners of the sheet one after the other, by their ids in the order of the corners. */
export function useCorners(points: readonly WorkPoint[]) {
  const [ids, setIds] = useState<readonly number[]>([])
  const isDue = (id: number) => points.some((point) => point.id === id && point.pixel === null)
  return {
    ids,
    /** @param first the id that the first of them gets */
    begin: (corners: readonly NewPoint[], first: number) => setIds(corners.map((_, at) => first + at)),
    /** The corner that comes after one that was just set. */
    after: (id: number) => (ids.includes(id) ? ids.find((other) => other !== id && isDue(other)) : undefined),
    name: (id: number | undefined): CornerName | undefined => cornerNames[ids.findIndex((other) => other === id)],
  }
}
