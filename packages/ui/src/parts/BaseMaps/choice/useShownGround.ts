import { useEffect, useMemo } from 'react'
import { type Ground, groundFrom, type GroundSheet, type MapPlace } from '../baseMapTypes.ts'

const noSheets: readonly GroundSheet[] = []
const noAreas: Ground['own'] = []

/** The ground as far as it is drawn. */
export type ShownGround = Pick<Ground, 'own' | 'sheets'>

/**
 * The ground of a map that stands near enough, asked for when it first does.
 * @param hasMap another map lies below: outlines of sheets are in its way
 */
export function useShownGround(ground: Ground | undefined, place: MapPlace | undefined, hasMap: boolean): ShownGround {
  const { want, own = noAreas, sheets = noSheets } = ground ?? {}
  const isNear = (place?.zoom ?? 0) >= groundFrom
  useEffect(() => {
    if (isNear) want?.()
  }, [isNear, want])
  return useMemo(
    () => (isNear ? { own, sheets: hasMap ? noSheets : sheets } : { own: noAreas, sheets: noSheets }),
    [isNear, own, sheets, hasMap],
  )
}
