import { boxAround } from '@waldkerf/ui/parts/MapView/names/ground.ts'
import type { Obstacles } from '@waldkerf/ui/parts/MapView/names/nameLayer.ts'
import { areaAt, isMark, outlineMiddle, type PlacedOutline, type Standing } from './outlinePlaces.ts'

/** In the view, in px. */
type Place = readonly [x: number, y: number]

/** Marks that would lie on each other, as one sign. */
export interface MarkGroup {
  members: readonly PlacedOutline[]
  /** The middle of its first member. */
  at: Place
}

/** Marks whose middles are nearer than this in px are gathered. */
const nearest = 34

/** Half the width of a group's sign in px: wider for more digits. */
export const groupReach = ({ members }: MarkGroup) => 11 + 3 * String(members.length).length

const distance = ({ at }: MarkGroup, [x, y]: Place) => Math.hypot(at[0] - x, at[1] - y)

/** A group grows around its first member and stands there: it stays the same while the map is moved, and no two overlap. */
export function markGroups(outlines: readonly PlacedOutline[], standing: Standing): MarkGroup[] {
  const groups: { at: Place; members: PlacedOutline[] }[] = []
  for (const outline of outlines) {
    if (!isMark(outline, standing)) continue
    const at = outlineMiddle(outline, standing)
    const group = groups.find((one) => distance(one, at) < nearest)
    if (group) group.members.push(outline)
    else groups.push({ at, members: [outline] })
  }
  return groups
}

/** The group whose middle is nearest to a place of the view. */
const nearestGroup = (outlines: readonly PlacedOutline[], standing: Standing, place: Place) =>
  markGroups(outlines, standing).toSorted((a, b) => distance(a, place) - distance(b, place))[0]

/** The outlines under the pointer: a group of marks, or else one area. */
export function outlinesAt(
  outlines: readonly PlacedOutline[],
  standing: Standing,
  place: Place,
): readonly PlacedOutline[] {
  const group = nearestGroup(outlines, standing, place)
  if (group && distance(group, place) <= groupReach(group)) return group.members
  const area = areaAt(outlines, standing, place)
  return area ? [area] : []
}

/** The outlines that lie nearest to a place. */
export function outlinesNear(outlines: readonly PlacedOutline[], standing: Standing, place: Place) {
  const area = areaAt(outlines, standing, place)
  return area ? [area] : (nearestGroup(outlines, standing, place)?.members ?? [])
}

/** No name stands under the signs of what is too small to be an area. */
export const takeMarks =
  (outlines: readonly PlacedOutline[]): Obstacles =>
  (ground, standing) => {
    for (const group of markGroups(outlines, standing)) ground.take(boxAround(...group.at, groupReach(group)))
  }
