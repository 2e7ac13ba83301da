import type { Placing } from '../canvas/mapCanvas.ts'
import { type Box, boxAround, type Ground } from './ground.ts'

/** How a name is written: Länder and waters over their middle, settlements beside their dot. */
export type NameLook = 'land' | 'city' | 'town' | 'village' | 'water'

/** A name, and where on the world (shares of it) it may stand; several spots lie along a river. */
export interface MapName {
  text: string
  look: NameLook
  spots: readonly (readonly [x: number, y: number])[]
  /** Zooms that it is shown at. */
  from: number
  to: number
  /** It says where a mark is, which may cover its dot: then it stands beside the mark, without one. */
  isNearest?: boolean
}

/** A name with the middle of its words, and the dot of a settlement, in px. */
export interface LaidName {
  text: string
  look: NameLook
  at: readonly [x: number, y: number]
  dot: readonly [x: number, y: number] | undefined
}

/** px of a line, with a little air. */
const lineHeight = 16
/** px from a settlement's dot to its name. */
const gap = 6
/** Room around the dot itself. */
const dotReach = 3
/** The spots that are tried for one name. */
const mostSpots = 12

const isCentred = (look: NameLook) => look === 'land' || look === 'water'

const wordBox = (x: number, y: number, width: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - lineHeight / 2,
  bottom: y + lineHeight / 2,
})

/** Whether the view's edge would cut what stands here. */
const isCut = (box: Box, view: Box): boolean =>
  box.left < view.right &&
  box.right > view.left &&
  box.top < view.bottom &&
  box.bottom > view.top &&
  (box.left < view.left || box.right > view.right || box.top < view.top || box.bottom > view.bottom)

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/** The place nearest to this one where the whole word is in view. */
function shifted([x, y]: readonly [number, number], width: number, view: Box): readonly [number, number] {
  const [wide, high] = [width / 2 + 1, lineHeight / 2 + 1]
  return [clamp(x, view.left + wide, view.right - wide), clamp(y, view.top + high, view.bottom - high)]
}

const isWithin = ([x, y]: readonly [number, number], { left, right, top, bottom }: Box) =>
  x >= left && x <= right && y >= top && y <= bottom

/** How far a name goes beside the mark that covers its place, in px. */
const besideMark = [gap, 14, 22, 30, 38]

/** Where the middle of the words may be, the best first. A Land in view has its name in view. */
function* middles({ look, isNearest }: MapName, spot: readonly [number, number], width: number, view: Box) {
  const [x, y] = look === 'land' && isWithin(spot, view) ? shifted(spot, width, view) : spot
  if (isCentred(look)) {
    yield [x, y] as const
    if (look === 'land') for (const step of [-1, 1, -2, 2]) yield [x, y + step * lineHeight] as const
  } else {
    for (const reach of isNearest ? besideMark : [gap]) {
      yield [x + reach + width / 2, y] as const
      yield [x - reach - width / 2, y] as const
      yield [x, y - reach - lineHeight * 0.425] as const
      yield [x, y + reach + lineHeight * 0.425] as const
    }
  }
}

/** The spots within the canvas in px, those in its middle first. */
function spotsInView({ spots }: MapName, { scale, left, top, width, height }: Placing) {
  const seen: (readonly [x: number, y: number])[] = []
  for (const [worldX, worldY] of spots) {
    const [x, y] = [worldX * scale - left, worldY * scale - top]
    if (x >= 0 && y >= 0 && x <= width && y <= height) seen.push([x, y])
  }
  if (seen.length < 2) return seen
  const far = ([x, y]: readonly [number, number]) => (x - width / 2) ** 2 + (y - height / 2) ** 2
  return seen.toSorted((a, b) => far(a) - far(b)).slice(0, mostSpots)
}

/** The ground that names are laid on. */
export interface NameGround {
  placing: Placing
  zoom: number
  /** The part of the canvas that is in view. */
  view: Box
  /** Parts of it are taken already; the names take their part of it. */
  ground: Ground
  /** px that a text takes. */
  textWidth: (text: string, look: NameLook) => number
}

/**
 * Chooses the names that have room, in their order: none covers another, a mark or a dot, and none is cut by the view's
 * edge. Those beyond it are there for when the map is dragged.
 */
export function layNames(names: Iterable<MapName>, on: NameGround): LaidName[] {
  const laid: LaidName[] = []
  for (const name of names) {
    if (on.zoom < name.from || on.zoom >= name.to) continue
    const found = layOne(name, on)
    if (found) laid.push(found)
  }
  return laid
}

function layOne(name: MapName, { placing, view, ground, textWidth }: NameGround): LaidName | undefined {
  const { text, look, isNearest } = name
  for (const spot of spotsInView(name, placing)) {
    const isCovered = !isCentred(look) && !ground.isFree(boxAround(...spot, dotReach))
    if (isCovered && !isNearest) continue
    const dot = isCentred(look) || isCovered ? undefined : spot
    const width = textWidth(text, look)
    for (const at of middles(name, spot, width, view)) {
      const box = wordBox(...at, width)
      if (isCut(box, view) || !ground.isFree(box)) continue
      ground.take(box)
      if (dot) ground.take(boxAround(...dot, dotReach))
      return { text, look, at, dot }
    }
  }
  return undefined
}
