import { beetleStatuses, type Species } from '@waldkerf/domain/entities/beetles/beetles'
import { refusal } from '@waldkerf/domain/refusals/refusals'
import { Refusal } from '@waldkerf/service/web/refusal'
import type { ItemsQuery } from '../parameters.ts'
import type { ReadRows } from '../reading.ts'
import { between, equals, inBox, type Placed } from './feature.ts'
import type { Parts, Source } from './source.ts'

interface Row {
  id: number
  art: number
  status: string
  fund_datum: string | null
  gemeldet_am: string
  lat: number | null
  lon: number | null
  bundesland: string
  bilder_anzahl: number
}

/** No names of persons and no messages: what goes into files of others cannot be taken back. */
const columns = 'select=id,art,status,fund_datum,gemeldet_am,lat,lon,bundesland,bilder_anzahl'

/** Rows of one read: few enough that memory stays the same, however many are asked for. */
const rowsEach = 2_000
/** Ids that one read looks through: so none takes long, also where a filter finds little among ten million. */
const idsEach = 100_000

const readSpecies = async (read: ReadRows) =>
  new Map((await read<Species>('/kaeferarten?order=id.asc')).map((one) => [one.id, one]))

type SpeciesById = Awaited<ReturnType<typeof readSpecies>>

const same = (a: string, b: string) => a !== '' && a.toLowerCase() === b.toLowerCase()

/** By number or by one of its names. @throws Refusal 400 */
function findSpecies(known: SpeciesById, wanted: string): number {
  const found = [...known.values()].find(
    ({ id, sci, de, en = '', alt }) => String(id) === wanted || [sci, de, en, alt].some((name) => same(name, wanted)),
  )
  if (!found) throw new Refusal(refusal('bad_species'))
  return found.id
}

function conditions({ bbox, datetime, filters }: ItemsQuery, species: SpeciesById): string[] {
  const [art, status, land] = ['art', 'status', 'bundesland'].map((name) => filters.get(name))
  if (status !== undefined && !beetleStatuses.some((known) => known === status)) {
    throw new Refusal(refusal('bad_status.status'))
  }
  return [
    ...(bbox ? inBox(bbox) : []),
    ...(datetime ? between('fund_datum', datetime.from, datetime.to) : []),
    ...(art === undefined ? [] : [equals('art', findSpecies(species, art))]),
    ...(status === undefined ? [] : [equals('status', status)]),
    ...(land === undefined ? [] : [equals('bundesland', land)]),
  ]
}

function toFeature({ id, lat, lon, art, ...rest }: Row, species: SpeciesById): Placed {
  const { sci = '', de = '' } = species.get(art) ?? {}
  return {
    key: String(id),
    feature: {
      type: 'Feature',
      id,
      geometry: lat === null || lon === null ? null : { type: 'Point', coordinates: [lon, lat] },
      properties: { art, art_sci: sci, art_de: de, ...rest },
    },
  }
}

async function* readBeetles(read: ReadRows, query: ItemsQuery, until: number): Parts {
  const species = await readSpecies(read)
  const where = [columns, ...conditions(query, species), 'order=id.asc'].join('&')
  const most = Math.min(rowsEach, query.limit + 1)
  let from = Number(query.after ?? 0)
  while (from < until) {
    const to = Math.min(from + idsEach, until)
    const rows = await read<Row>(`/kaefer?${where}&id=gt.${from}&id=lte.${to}&limit=${most}`)
    yield rows.map((row) => toFeature(row, species))
    from = rows.length < most ? to : (rows.at(-1)?.id ?? to)
  }
}

export const beetleSource: Source = {
  key: /^\d{1,15}$/,
  async last(read) {
    const [row] = await read<{ id: number }>('/kaefer?select=id&order=id.desc&limit=1')
    return row?.id ?? 0
  },
  features: readBeetles,
  async one(read, id) {
    const [row] = await read<Row>(`/kaefer?${columns}&${equals('id', id)}`)
    return row && toFeature(row, await readSpecies(read)).feature
  },
  missing: () => new Refusal(refusal('not_found.report')),
}
