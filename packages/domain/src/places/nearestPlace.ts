/** A settlement of Germany or Austria: WGS 84 degrees; 0 people means that the number is unknown. */
export type PlaceRow = readonly [name: string, lon: number, lat: number, people: number]

/** Words for the directions, clockwise from the north. */
const directions = [
  ['nördlich', 'north'],
  ['nordöstlich', 'north-east'],
  ['östlich', 'east'],
  ['südöstlich', 'south-east'],
  ['südlich', 'south'],
  ['südwestlich', 'south-west'],
  ['westlich', 'west'],
  ['nordwestlich', 'north-west'],
] as const

/** In km: a nearer place is 'bei'; a further one is not named. */
const [nearKm, farKm] = [1.5, 50] as const

/** Length of the equator in km, as Web Mercator assumes it. */
const equatorKm = 40_075.016_686

/** A coordinate described by the nearest place. */
export interface PlaceFound {
  name: string
  /** Whole kilometres; 0 is near. */
  km: number
  /** Eighths of a circle from the north, clockwise. */
  direction: number
}

/** Position in Web Mercator from 0 to 1, from the north-western corner; the projection keeps angles. */
function toWorld(lat: number, lon: number): readonly [x: number, y: number] {
  const sine = Math.sin((lat * Math.PI) / 180)
  return [lon / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)]
}

/**
 * Finds the nearest of these places; of several at the same spot the first, which is the largest. `app.place_words` in
 * SQL has the same rule.
 */
export function placeFinder(rows: readonly PlaceRow[]) {
  const world = rows
    .map(([name, lon, lat], order) => ({ name, order, at: toWorld(lat, lon) }))
    .toSorted((one, other) => one.at[1] - other.at[1])
  const firstSouth = (y: number) => {
    let [low, high] = [0, world.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (world[middle]!.at[1] < y) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Places are sorted by latitude: the search goes in both directions, as far as a place could still be nearer. */
  function nearest(x: number, y: number) {
    let best: { place: (typeof world)[number]; far: number } | undefined
    const start = firstSouth(y)
    for (const step of [1, -1])
      for (let at = step > 0 ? start : start - 1; at >= 0 && at < world.length; at += step) {
        const place = world[at]!
        if (best && Math.abs(place.at[1] - y) > best.far) break
        const far = Math.hypot(place.at[0] - x, place.at[1] - y)
        if (!best || far < best.far || (far === best.far && place.order < best.place.order)) best = { place, far }
      }
    return best
  }

  /** @returns undefined where no place is near */
  return (lat: number, lon: number): PlaceFound | undefined => {
    const [x, y] = toWorld(lat, lon)
    const best = nearest(x, y)
    if (!best) return undefined
    const km = best.far * equatorKm * Math.cos((lat * Math.PI) / 180)
    if (!(km <= farKm)) return undefined
    const [right, up] = [x - best.place.at[0], best.place.at[1] - y]
    const eighth = Math.round((Math.atan2(right, up) * 4) / Math.PI)
    return { name: best.place.name, km: km < nearKm ? 0 : Math.round(km), direction: (eighth + 8) % 8 }
  }
}

/** '4 km südöstlich von Goslar', 'bei Goslar'; '' where no place is near. */
export function placeWords(found: PlaceFound | undefined, language: 'de' | 'en'): string {
  if (!found) return ''
  const { name, km, direction } = found
  const [german, english] = directions[direction] ?? directions[0]
  if (km === 0) return language === 'de' ? `bei ${name}` : `near ${name}`
  return language === 'de' ? `${km} km ${german} von ${name}` : `${km} km ${english} of ${name}`
}

const germanWords = /^(?:bei (?<near>.+)|(?<km>\d+) km (?<direction>[a-zöü]+) von (?<far>.+))$/

/** Translates place words that the database wrote in German; any other text stays as it is. */
export function placeWordsIn(text: string, language: 'de' | 'en'): string {
  const { near, km, direction: german, far } = germanWords.exec(text)?.groups ?? {}
  if (near) return placeWords({ name: near, km: 0, direction: 0 }, language)
  const direction = directions.findIndex(([word]) => word === german)
  return far && direction >= 0 ? placeWords({ name: far, km: Number(km), direction }, language) : text
}
