import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import type { WireRequest } from '../testing/keepAliveClient.ts'

/** Rows made for the writes. */
export interface Rows {
  /** Sightings with four pictures each, a.webp to d.webp. */
  beetles: readonly string[]
  client: string
  map: string
}

/**
 * A write of several statements. `mark` is unique: it stands in the created row, and is the request's Idempotency-Key.
 * Each carries all that a repeat needs.
 */
export interface Write {
  creates: boolean
  request(rows: Rows, mark: string): WireRequest
}

const json = { 'Content-Type': 'application/json', Prefer: 'return=representation' }
const post = (path: string, body: object, headers: Record<string, string> = {}): WireRequest => ({
  method: 'POST',
  path,
  body: JSON.stringify(body),
  headers: { ...json, ...headers },
})
const keyed = (mark: string) => ({ 'Idempotency-Key': mark })
const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T

/** How many points one request brings. */
export const pointCount = 60

export const writes: Readonly<Record<string, Write>> = {
  // Row, counts per Land, change log; some are refused by the rules of review.
  a_update_kaefer: {
    creates: false,
    request: ({ beetles }) =>
      post('/rpc/a_update_kaefer', { id: pick(beetles), status: pick(['published', 'rejected', 'new']) }),
  },
  // A deletion, a new order, the count of pictures.
  a_update_bilder: {
    creates: false,
    request: ({ beetles }) =>
      post('/rpc/a_update_bilder', { kid: pick(beetles), bilder: ['c.webp', 'b.webp', 'a.webp'] }),
  },
  a_add_client: {
    creates: true,
    request: (_rows, mark) =>
      post('/rpc/a_add_client', { name: mark, strasse: 'Am Wald 1', plz: '01234', ort: 'Walddorf' }, keyed(mark)),
  },
  // The number of the year, the row, the stored answer.
  a_add_invoice: {
    creates: true,
    request: ({ client }, mark) =>
      post(
        '/rpc/a_add_invoice',
        { client_id: client, rn_datum: '2026-11-20', le_date: '2026-11-20', ust_satz: '19' },
        keyed(mark),
      ),
  },
  // Many rows, the same in each repeat.
  'POST /mappoint': {
    creates: true,
    request: ({ map }, mark) => post('/mappoint', points(Number(map), mark), keyed(mark)),
  },
  // All old rows go, many come, the map's version rises.
  w_set_mappoints: {
    creates: false,
    request: ({ map }, mark) =>
      post('/rpc/w_set_mappoints', {
        karte_id: map,
        points: pointRows(mark),
      }),
  },
}

/** Numbers that no other request has, from the mark's own digits. */
function pointRows(mark: string): object[] {
  const first = Number.parseInt(mark.slice(0, 6), 16) * 100
  return Array.from({ length: pointCount }, (_, index) => ({
    nr: first + index,
    mapx: 1,
    mapy: 2,
    pixelx: 3,
    pixely: -4,
    enable: true,
    dx: null,
    dy: null,
    residual: null,
  }))
}

const points = (map: number, mark: string) => pointRows(mark).map((row) => ({ karte_id: map, ...row }))

export const newMark = (): string => randomUUID()

export async function makeRows(owner: Client): Promise<Rows> {
  const { rows: beetles } = await owner.query<{ id: string }>(`
    with made as (
      insert into data.kaefer (art, message, bundesland, bilder_anzahl)
        select 1, 'x', 'Testland', 0 from generate_series(1, 40) returning id
    ), pictures as (
      insert into data.bilder (kaefer_id, filename, mime, breite, hoehe, sha256)
        select made.id, name, 'image/webp', 960, 720, (select sha256 from data.picture_content limit 1)
        from made, unnest('{a.webp,b.webp,c.webp,d.webp}'::text[]) name
    )
    select id::text from made`)
  await owner.query(`
    update data.kaefer k set bilder_anzahl = 4, version = 1 where bundesland = 'Testland'`)
  const { rows: made } = await owner.query<{ client: string; map: string }>(`
    with client as (insert into data.kunde (name, epsg) values ('Testkunde', 25832) returning client_id),
    map as (
      insert into data.karte (map_name, client_id, epsg) select 'Testkarte', client_id, 25832 from client returning id
    )
    select client.client_id::text as client, map.id::text as map from client, map`)
  const { client = '', map = '' } = made[0] ?? {}
  return { beetles: beetles.map(({ id }) => id), client, map }
}
