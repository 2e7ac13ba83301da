import { LayerProblem } from './layerProblem.ts'
import { makeArea, type OwnArea, type Ring } from './ownLayer.ts'

/** So near its beginning a walked outline ends, in degrees: some 30 m. */
const closing = 0.0003

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const plain = (text: string): string =>
  text
    .replace(/^\s*<!\[CDATA\[([\s\S]*?)\]\]>\s*$/, '$1')
    .replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name = '') =>
      decimal || hex ? String.fromCodePoint(Number(decimal ?? `0x${hex}`)) : (entities[name] ?? whole),
    )
    .trim()

interface Element {
  attributes: string
  content: string
}

const elements = (xml: string, name: string): Element[] =>
  [...xml.matchAll(new RegExp(`<${name}\\b([^>]*?)(?:/>|>([\\s\\S]*?)</${name}>)`, 'g'))].map(
    ([, attributes = '', content = '']) => ({ attributes, content }),
  )

const nameIn = ({ content }: Element) => plain(elements(content, 'name')[0]?.content ?? '').slice(0, 60)

function degrees({ attributes }: Element): readonly [lon: number, lat: number] {
  const [lon = NaN, lat = NaN] = ['lon', 'lat'].map((name) =>
    Number(new RegExp(`\\b${name}\\s*=\\s*["']([^"']+)["']`).exec(attributes)?.[1] ?? NaN),
  )
  if (!(Math.abs(lon) <= 180 && Math.abs(lat) <= 90)) throw new LayerProblem({ code: 'broken' })
  return [lon, lat]
}

/** A track that comes back to where it began encloses an area. */
function walkedRing(points: readonly Element[]): Ring | undefined {
  const places = points.map(degrees)
  const [first, last] = [places[0], places.at(-1)]
  if (!first || !last || places.length < 4) return undefined
  if (Math.hypot(first[0] - last[0], first[1] - last[1]) > closing) return undefined
  return Float64Array.from([...places, first].flat())
}

/** The waypoints of a GPX file, and the areas that its tracks and routes enclose. @throws LayerProblem */
export function readGpx(text: string): OwnArea[] {
  if (!/<\/gpx>\s*$/.test(text)) throw new LayerProblem({ code: 'broken' })
  const waypoints = elements(text, 'wpt').map((one): OwnArea => {
    const [lon, lat] = degrees(one)
    return { name: nameIn(one), rings: [], lon, lat }
  })
  const walked = [...elements(text, 'trk'), ...elements(text, 'rte')].flatMap((one) => {
    const ways = elements(one.content, 'trkseg').map(({ content }) => elements(content, 'trkpt'))
    const rings = [...ways, elements(one.content, 'rtept')].flatMap((way) => walkedRing(way) ?? [])
    return rings.length > 0 ? [makeArea(nameIn(one), rings)] : []
  })
  if (waypoints.length + walked.length === 0) throw new LayerProblem({ code: 'noWaypoints' })
  return [...walked, ...waypoints]
}
