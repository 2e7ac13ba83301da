import type { WireRequest } from '@waldkerf/service/testing/keepAliveClient'
import type { Client } from 'pg'
import type { Kind } from './load.ts'

const readRows = async <Row extends object>(owner: Client, sql: string): Promise<Row[]> =>
  (await owner.query<Row>(sql)).rows

/** A Land and a species that have many records, yet no more than a screen asks for at once. */
async function landAndSpecies(owner: Client): Promise<{ bundesland: string; kaeferart: string }> {
  const [row] = await readRows<{ bundesland: string; kaeferart: string }>(
    owner,
    `select bundesland, art::text as kaeferart from data.kaefer
      group by bundesland, art having count(*) <= 300 order by count(*) desc, bundesland, art limit 1`,
  )
  if (row === undefined) throw new Error('No Land and species with at most 300 records.')
  return row
}

/** Three letters each, as somebody types them, and the kinds of which there must be a hit for an administrator. */
export const searches = [
  ['buc', ['kaefer', 'kaeferarten']],
  ['lin', ['benutzer']],
  ['for', ['kunde', 'rechnung', 'angebot']],
  ['bla', ['karte']],
] as const

/** The calls, as an expert sends them. */
export async function readKinds(owner: Client, token: string, email: string): Promise<Kind[]> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const call = (name: string, body: object): WireRequest => ({
    method: 'POST',
    path: `/rpc/${name}`,
    headers,
    body: JSON.stringify(body),
  })
  const withPictures = await readRows<{ id: string }>(
    owner,
    'select distinct kaefer_id::text as id from data.bilder order by 1 limit 2000',
  )
  const open = await readRows<{ id: string }>(
    owner,
    `select id::text from data.kaefer where status = 'new' order by id limit 4000`,
  )
  // Each record in turn, between two states: every call changes one row and finds it unlocked.
  const review = (status: string) => open.map(({ id }) => call('a_update_kaefer', { id, status }))
  return [
    { name: 'a_get_user_data', does: 'reads', requests: [call('a_get_user_data', { email })] },
    { name: 'a_get_kaefer_by_bundesland', does: 'reads', requests: [call('a_get_kaefer_by_bundesland', {})] },
    { name: 'a_get_kaefer_by_art', does: 'reads', requests: [call('a_get_kaefer_by_art', {})] },
    {
      name: 'a_get_kaefer_overview',
      does: 'lists',
      requests: [call('a_get_kaefer_overview', await landAndSpecies(owner))],
    },
    {
      name: 'GET /bilder',
      does: 'reads',
      requests: withPictures.map(({ id }) => ({ method: 'GET', path: `/bilder?kaefer_id=eq.${id}`, headers })),
    },
    { name: 'w_suche', does: 'finds', requests: searches.map(([text]) => call('w_suche', { text })) },
    { name: 'a_update_kaefer', does: 'writes', requests: [...review('in_review'), ...review('new')] },
  ]
}
