import type { Beetle, Picture } from '@waldkerf/domain/entities/beetles/beetles'
import { createRandom } from './random.ts'
import { species } from './species.ts'

/** Own drawings, rendered once; several records may show the same one. */
export const drawings = [
  'kaefer',
  'frassbild',
  'bohrmehl',
  'rinde',
  'krone',
  'bohrloecher',
  'larven',
  'harz',
  'zweig',
  'falle',
] as const

/** In pixels; the same for all drawings. */
const drawingSize = { breite: 960, hoehe: 720 } as const

/** File names are unique per record; the drawing is the part after the last dash. */
export const drawingName = (filename: string) => filename.replace(/^.*-/, '')

/** Drawings that show a beetle or its traces, fit for comparison. */
const telling: readonly string[] = ['kaefer', 'frassbild', 'bohrmehl', 'bohrloecher', 'larven']

/** Of the drawings only the galleries show one species alone; the others fit many, so that no card of a species has them. */
const ownDrawing = 'frassbild'
const ownSpecies = species.findIndex(({ sci }) => sci === 'Ips typographus') + 1

interface PictureSeed {
  pictures: Picture[]
  /** With the count of their pictures. */
  beetles: Beetle[]
  /** kaefer.id of records whose pictures everybody may see for comparison. */
  agreedRecords: number[]
}

/** Pictures for about two fifths of the records. */
export function seedPictures(beetles: readonly Beetle[]): PictureSeed {
  const random = createRandom(815)
  const pictures: Picture[] = []
  const agreedRecords: number[] = []
  const stars = new Map<number, number>()
  const counted = beetles.map((beetle) => {
    const count = random.weighted([
      [0, 6],
      [1, 2],
      [2, 1],
      [3, 1],
    ])
    const drawn = Array.from({ length: count }, () => random.pick(drawings))
    // The first pictures of a few published records of each species are reference pictures.
    const starred = stars.get(beetle.art) ?? 0
    const isOwn = beetle.art === ownSpecies
    const fits = isOwn ? drawn[0] === ownDrawing : telling.includes(drawn[0] ?? '')
    const isStarred = beetle.status === 'published' && fits && starred < 3
    if (isStarred) stars.set(beetle.art, starred + 1)
    if (isStarred && isOwn && starred === 0) agreedRecords.push(beetle.id)
    for (const [index, drawing] of drawn.entries()) {
      pictures.push({
        id: pictures.length + 1,
        kaefer_id: beetle.id,
        filename: `${beetle.id}-${index + 1}-${drawing}.webp`,
        mime: 'image/webp',
        ...drawingSize,
        aufgenommen_am: beetle.fund_datum && `${beetle.fund_datum}T10:15:00`,
        lat: beetle.lat,
        lon: beetle.lon,
        position: 0,
        stern: isStarred && index === 0,
      })
    }
    return { ...beetle, bilder_anzahl: count }
  })
  return { pictures, beetles: counted, agreedRecords }
}
