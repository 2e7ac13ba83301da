import type { WorkPoint } from '@waldkerf/domain/georef/workplace/workPoint'
import type { ScanPicture, Spot } from '@waldkerf/ui/parts/ScanView/ScanView'
import { useEffect, useEffectEvent, useState } from 'react'
import type { GeorefActions } from '../georefTypes.ts'
import { crossNear } from './crossNear.ts'
import { toSpot } from './useMapContent.ts'

interface SnapInput {
  points: readonly WorkPoint[]
  picture: ScanPicture | undefined
  act: GeorefActions['act']
  /** Points that are set on corners of the sheet: those are searched for in any case. */
  corners: readonly number[]
}

/** A place in the scan where a point was drawn to, from where it had been put. */
interface Caught {
  id: number
  from: Spot
  at: Spot
}

/** So long the mark stands, in ms. */
const shownFor = 4_000

/**
 * Draws points that are set or dragged in the scan to the centre of a grid cross under them. Each is a step of its own, so
 * that undo leads back to where it was put; without a cross the point stays there.
 */
export function useSnap({ points, picture, act, corners }: SnapInput) {
  const [isOn, setOn] = useState(true)
  const [caught, setCaught] = useState<Caught>()
  const take = useEffectEvent((next: Caught) => {
    const [column, row] = toSpot(next.from)
    const pixel = points.find(({ id }) => id === next.id)?.pixel
    // Meanwhile it was moved on, or removed.
    if (pixel?.[0] !== column || pixel[1] !== row) return
    act({ kind: 'change', change: { kind: 'place', id: next.id, side: 'pixel', at: toSpot(next.at) } })
  })
  useEffect(() => {
    if (!caught) return undefined
    take(caught)
    const timer = setTimeout(() => setCaught(undefined), shownFor)
    return () => clearTimeout(timer)
  }, [caught])
  const isStanding = caught && isAt(points, caught)
  return {
    isOn,
    toggle: () => setOn(!isOn),
    /** Of the point that was just drawn to a cross, until it is taken back. */
    caught: isStanding ? caught : undefined,
    /** A point was put somewhere in the scan. @param exact how many of its pixels one of the screen covers */
    async put(id: number, at: Spot, exact: number) {
      const isCorner = corners.includes(id)
      if (!picture || !(isOn || isCorner)) return
      const cross = await crossNear(picture, at, { exact, corners: isCorner }).catch(() => null)
      if (cross) setCaught({ id, from: at, at: cross })
    },
  }
}

export type Snap = ReturnType<typeof useSnap>

function isAt(points: readonly WorkPoint[], { id, at }: Caught): boolean {
  const [column, row] = toSpot(at)
  const pixel = points.find((point) => point.id === id)?.pixel
  return pixel?.[0] === column && pixel[1] === row
}
