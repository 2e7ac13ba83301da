import type { ControlPoint } from '@waldkerf/domain/entities/maps/controlPoints'
import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import { createRandom, type Random } from '../random.ts'
import { type ClientSeed, examplePlace } from './clients.ts'
import { sheetPoints, type Sheet } from './points.ts'
import { gdalScript } from './script.ts'

/** Sheet sizes in mm, landscape. */
const sheets = { A0: [1_189, 841], A1: [841, 594], A2: [594, 420], A3: [420, 297] } as const
const parishes = ['Oberfeld', 'Niederholz', 'Aschenrode', 'Mühlgrund', 'Steinbach', 'Wiesental', 'Hinterwald', 'Krummacker'] // prettier-ignore
const companies = ['Kulturbauamt', 'Wiesenbaugenossenschaft', 'Ingenieurbüro Harms', 'Landeskulturamt', ''] as const
const types = ['Dränageplan', 'Bestandsplan', 'Lageplan', 'Übersichtsplan'] as const

const inch = 25.4

/** Where a sheet lies: metres per pixel, turned by a little, somewhere around the client's place. */
function placeSheet(map: SurveyMap, clientIndex: number, random: Random): Sheet {
  const { east, north } = examplePlace(clientIndex)
  return {
    width: map.width ?? 0,
    height: map.height ?? 0,
    metresPerPixel: ((map.scale ?? 1) * inch) / 1_000 / (map.res ?? 1),
    turn: random.normal() * 0.02,
    east: east + random.integer(-5_000, 5_000),
    north: north + random.integer(-5_000, 5_000),
  }
}

function emptyMap(id: number, client: ClientSeed, random: Random): SurveyMap {
  const din = random.weighted([
    ['A0', 2],
    ['A1', 5],
    ['A2', 3],
    ['A3', 1],
  ] as const)
  const [wide, high] = sheets[din]
  const res = random.pick([200, 300, 300, 400])
  const parish = random.pick(parishes)
  const jahr = random.integer(1_890, 1_990)
  return {
    id,
    map_name: `${parish} Blatt ${random.integer(1, 24)}, ${jahr}`,
    width: Math.round((wide / inch) * res),
    height: Math.round((high / inch) * res),
    din,
    client_id: client.client_id,
    georef_bash: '',
    epsg: client.epsg,
    georef_label: '',
    georef_typ: '',
    res,
    scale: random.pick([500, 1_000, 1_000, 2_000, 2_500, 5_000]),
    jahr,
    client_status: random.pick(['', 'geliefert', 'freigegeben']),
    typ: random.pick(types),
    status: 'neu',
    bem_client: '',
    ausf_unternehmen: random.pick(companies),
    auftr_nr: `${jahr % 100}/${random.integer(1, 400)}`,
    reg_nr: `R ${random.integer(100, 999)}`,
    kreis: client.ort,
    gemarkung: parish,
    gemeinde: client.ort,
    bem_to_client: random.chance(0.1) ? 'Rand abgerissen, südlicher Teil nach Nachbarblatt ergänzt.' : '',
    bem_apus: '',
    show_client: random.chance(0.5),
    version: 1,
  }
}

const fits = [
  ['polynomial1', 50],
  ['helmert', 24],
  ['tps', 8],
  ['projective', 5],
  ['polynomial2', 4],
  ['', 12],
] as const

/** Drainage plans of all clients in turn. Those that have a kind of fit have points that bear it. */
export function seedMaps(count: number, clients: readonly ClientSeed[]) {
  const random = createRandom(1_904)
  const maps: SurveyMap[] = []
  const controlPoints: ControlPoint[] = []
  for (let index = 0; index < count; index += 1) {
    const clientIndex = index % clients.length
    const map = emptyMap(index + 1, clients[clientIndex] as ClientSeed, random)
    map.georef_typ = random.weighted(fits)
    if (map.georef_typ !== '') {
      const points = sheetPoints(map.id, placeSheet(map, clientIndex, random), random)
      controlPoints.push(...points)
      map.status = random.pick(['georeferenziert', 'geprüft'])
      map.georef_label = `${points.length} Passpunkte`
      if (map.georef_typ === 'polynomial1' && random.chance(0.4)) map.georef_bash = gdalScript(map, points)
    }
    maps.push(map)
  }
  return { maps, controlPoints }
}
