import type { WireRequest } from '@waldkerf/service/testing/keepAliveClient'
import type { TokenSigner } from '@waldkerf/service/testing/tokens'
import type { Client } from 'pg'

/** A call of a page, with its requests by turns. */
export interface Question {
  name: string
  requests: readonly WireRequest[]
  /** How often it is asked; an answer of megabytes less often. */
  rounds: number
}

const usualRounds = 200

interface Place {
  lat: number
  lon: number
}

/** Places of records, spread over both worlds: where many were found, more are taken. */
async function places(owner: Client): Promise<readonly Place[]> {
  const { rows } = await owner.query<Place>(
    'select lat, lon from data.kaefer where id % 4001 = 7 and id <= 100000 and lat is not null order by id limit 20',
  )
  return rows
}

const degrees = (value: number) => value.toFixed(6)

/** The section of a screen of 1,440 by 900 around a place. */
function section({ lat, lon }: Place, zoom: number) {
  const width = 360 / 2 ** (zoom + 2)
  const [east, north] = [width * 11, width * 0.625 * 7]
  return {
    west: degrees(lon - east),
    ost: degrees(lon + east),
    sued: degrees(lat - north),
    nord: degrees(lat + north),
  }
}

/** A Land and a species with nearly a hundred thousand records; none in a world that has no more altogether. */
async function aHundredThousand(owner: Client): Promise<object> {
  const { rows } = await owner.query<{ bundesland: string; kaeferart: string }>(
    `select bundesland, art::text as kaeferart from data.kaefer_raster where zoom = 0 and art > 0
      group by bundesland, art having sum(anzahl) between 80000 and 110000 order by abs(sum(anzahl) - 100000) limit 1`,
  )
  return rows[0] ?? {}
}

async function numbers(owner: Client, condition: string): Promise<readonly string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `select id::text from data.kaefer where ${condition} order by id limit 200`,
  )
  return rows.map(({ id }) => id)
}

/** From April to September of the year with the most finds. */
async function season(owner: Client): Promise<{ von: string; bis: string }> {
  const { rows } = await owner.query<{ jahr: number }>(
    'select jahr from data.kaefer_saison group by jahr order by sum(anzahl) desc limit 1',
  )
  return { von: `${rows[0]?.jahr}-04-01`, bis: `${rows[0]?.jahr}-09-30` }
}

const germany = { west: '5.5', sued: '45.8', ost: '17.25', nord: '55.1' }

/** The calls of pages that millions of records could slow down. */
export async function questions(owner: Client, sign: TokenSigner): Promise<readonly Question[]> {
  const life = { exp: Math.floor(Date.now() / 1_000) + 36_000 }
  const [expert, reporter] = await Promise.all(['expert', 'nutzer'].map((name) => sign(`${name}@waldkerf.test`, life)))
  const ask = (name: string, bodies: readonly object[], { rounds = usualRounds, token = expert } = {}) => ({
    rounds,
    requests: bodies.map((body): WireRequest => ({
      method: 'POST',
      path: `/rpc/${name}`,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })),
  })
  const spots = await places(owner)
  const around = (zoom: number, filter: object = {}) =>
    spots.map((place) => ({ ...section(place, zoom), zoom: String(zoom), ...filter }))
  const clusters = (zoom: number, filter?: object) => ask('w_get_kaefer_cluster', around(zoom, filter))
  const windows = (filter: object, more?: { token?: string | undefined; rounds?: number }) =>
    ask('w_get_kaefer_fenster', [{ anzahl: '500', ...filter }], { rounds: usualRounds, token: expert, ...more })
  const review = await numbers(owner, `status in ('new', 'in_review')`)
  const decisions = (status: string) => review.map((id) => ({ id, status }))
  const months = await season(owner)
  const week = { von: '2026-05-18', bis: '2026-05-24' }
  const all: Record<string, Omit<Question, 'name'>> = {
    'dashboard: by Land': ask('a_get_kaefer_by_bundesland', [{}]),
    'dashboard: by species': ask('a_get_kaefer_by_art', [{}]),
    'dashboard: the newest': ask('w_get_kaefer_neueste', [{}]),
    'dashboard: what waits': ask('w_get_kaefer_wartend', [{}]),
    'dashboard: the first of the queue': ask('w_get_kaefer_aelteste', [{}]),
    seasons: ask('w_get_kaefer_saison', [{}]),
    'clusters of all': ask('w_get_kaefer_cluster', [{ ...germany, zoom: '5' }]),
    'clusters, zoom 8': clusters(8),
    'clusters, zoom 9': clusters(9),
    'clusters, zoom 9, a species': clusters(9, { kaeferart: '1' }),
    'clusters, zoom 10, published': clusters(10, { status: 'published' }),
    'clusters, zoom 11': clusters(11),
    'clusters, zoom 11, a species': clusters(11, { kaeferart: '1' }),
    'clusters, zoom 12': clusters(12),
    'clusters, zoom 13': clusters(13),
    'clusters, zoom 15': clusters(15),
    'clusters of all, a week': ask('w_get_kaefer_cluster', [{ ...germany, zoom: '5', ...week }]),
    'clusters, zoom 9, a week': clusters(9, week),
    'clusters of all, a season': ask('w_get_kaefer_cluster', [{ ...germany, zoom: '5', ...months }]),
    'section, zoom 12': ask(
      'w_get_kaefer_fenster',
      around(12).map(({ zoom: _zoom, ...bounds }) => bounds),
    ),
    'section, zoom 15': ask(
      'w_get_kaefer_fenster',
      around(15).map(({ zoom: _zoom, ...bounds }) => bounds),
    ),
    'window: the newest': windows({}),
    'window: published': windows({ status: 'published' }),
    'window: a species': windows({ kaeferart: '1' }),
    'window: a Land': windows({ bundesland: 'Bayern', sortierung: 'bundesland' }),
    'window: a season': windows(months),
    'window: by species': windows({ sortierung: 'art', richtung: 'auf' }),
    'window: the queue': windows({ sortierung: 'pruefung', richtung: 'auf', status: 'new,in_review,query' }),
    'window: for reporters': windows({}, { token: reporter }),
    'window: for reporters, by species': windows({ sortierung: 'art' }, { token: reporter }),
    'window: for reporters, in the queue’s order': windows({ sortierung: 'pruefung' }, { token: reporter }),
    'words: a species': windows({ suche: 'buchdrucker' }),
    'words: a species in a Land': windows({ suche: 'buchdrucker bayern' }),
    'words: of messages': windows({ suche: 'baumart' }),
    'words: of no record': windows({ suche: 'zimtbock' }),
    'words: a number': windows({ suche: review[0] ?? '1' }),
    'words: three digits': windows({ suche: '471' }),
    'search: a species': ask('w_suche', [{ text: 'buchdrucker' }, { text: 'buc' }]),
    'search: a number': ask('w_suche', [{ text: review[0] ?? '1' }]),
    'a decision': ask('a_update_kaefer', [...decisions('in_review'), ...decisions('new')], { rounds: 200 }),
    'report of a year': ask('w_get_auswertung', [{ jahr: months.von.slice(0, 4), bis: '46' }]),
    'report of a year, a species': ask('w_get_auswertung', [
      { jahr: months.von.slice(0, 4), bis: '46', kaeferart: '1' },
    ]),
    'cells of a year': ask('w_get_auswertung_raster', [{ jahr: months.von.slice(0, 4), bis: '46' }]),
    'export of 100,000': ask('a_get_kaefer_overview', [await aHundredThousand(owner)], { rounds: 5 }),
  }
  return Object.entries(all).map(([name, question]) => ({ name, ...question }))
}
