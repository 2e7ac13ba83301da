import type { WholeControlPoint } from '@waldkerf/domain/georef/workplace/stored'
import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import type { TransformType } from '@waldkerf/domain/georef/solver/types'
import { createRandom, type Random } from '../random.ts'
import { type ClientSeed, examplePlace } from '../clients/clients.ts'
import { sheetPoints, type Trouble } from './points.ts'
import { papers, type Sheet, type Spot } from './sheet.ts'

/** The stored script of a map with a first-order fit. */
function gdalScript(map: SurveyMap, points: readonly WholeControlPoint[]): string {
  const name = `karte_${map.id}`
  const gcps = points
    .filter((point) => point.enable)
    .map((point) => `-gcp ${point.pixelx} ${-point.pixely} ${point.mapx} ${point.mapy}`)
  return [
    '#!/bin/sh',
    'set -e',
    `gdal_translate -of GTiff -a_srs EPSG:${map.epsg} ${gcps.join(' ')} '${name}.tif' '${name}_gcp.tif'`,
    `gdalwarp -r near -order 1 -co COMPRESS=NONE -t_srs EPSG:${map.epsg} '${name}_gcp.tif' '${name}_georef.tif'`,
    '',
  ].join('\n')
}

/** Sheet sizes in mm, landscape. */
const sheets = { A0: [1_189, 841], A1: [841, 594], A2: [594, 420], A3: [420, 297] } as const
const parishes = ['Oberfeld', 'Niederholz', 'Aschenrode', 'Mühlgrund', 'Steinbach', 'Wiesental', 'Hinterwald', 'Krummacker'] // prettier-ignore
const companies = ['Kulturbauamt', 'Wiesenbaugenossenschaft', 'Ingenieurbüro Harms', 'Landeskulturamt', ''] as const
const types = ['Dränageplan', 'Bestandsplan', 'Lageplan', 'Übersichtsplan'] as const

const inch = 25.4

/** The position of a sheet: metres per pixel, a small rotation, a place near the client's town. */
function placeSheet(map: SurveyMap, clientIndex: number, random: Random): Sheet {
  const { east, north } = examplePlace(clientIndex)
  return {
    width: map.width ?? 0,
    height: map.height ?? 0,
    metresPerPixel: ((map.scale ?? 1) * inch) / 1_000 / (map.res ?? 1),
    turn: random.normal() * 0.02,
    east: east + random.integer(-5_000, 5_000),
    north: north + random.integer(-5_000, 5_000),
    paper: papers[map.georef_typ as TransformType] ?? 'shrunk',
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
  const res = random.pick([100, 100, 120, 120])
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

/** A map's sheet for drawing: its position, and the places of the marks at its control points. */
export interface MapSheet {
  map: SurveyMap
  sheet: Sheet
  marks: readonly Spot[]
}

/** Faults, by map id, for the workplace to find; both maps belong to clients of the demo expert. */
const troubles: Readonly<Record<number, Trouble>> = { 2: 'swappedDigits', 4: 'nearlyInLine' }

/** Drainage plans of all clients in turn. Maps with a type of fit have enough points for it. */
export function seedMaps(count: number, clients: readonly ClientSeed[]) {
  const random = createRandom(1_904)
  const maps: SurveyMap[] = []
  const controlPoints: WholeControlPoint[] = []
  const sheets: MapSheet[] = []
  for (let index = 0; index < count; index += 1) {
    const clientIndex = index % clients.length
    const map = emptyMap(index + 1, clients[clientIndex] as ClientSeed, random)
    const type = random.weighted(fits)
    map.georef_typ = type
    if (type !== '') {
      const trouble = troubles[map.id]
      const sheet = placeSheet(map, clientIndex, random)
      const { points, marks } = sheetPoints({ id: map.id, type }, sheet, random, trouble)
      controlPoints.push(...points)
      sheets.push({ map, sheet, marks })
      const status = random.pick(['georeferenziert', 'geprüft'])
      // Nobody has checked what is plainly wrong.
      map.status = trouble ? 'georeferenziert' : status
      map.georef_label = `${points.length} Passpunkte`
      const isScripted = map.georef_typ === 'polynomial1' && random.chance(0.4)
      if (isScripted || trouble === 'nearlyInLine') map.georef_bash = gdalScript(map, points)
    } else {
      sheets.push({ map, sheet: placeSheet(map, clientIndex, createRandom(map.id)), marks: [] })
    }
    maps.push(map)
  }
  return { maps, controlPoints, sheets }
}
