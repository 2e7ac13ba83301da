import type { calls } from '@waldkerf/domain/calls/contract'
import { detailColumns, invoicingColumns } from '@waldkerf/domain/entities/clients'
import { homeCountry } from '@waldkerf/domain/office/countries'
import { compared } from '@waldkerf/domain/texts/compared'
import { asText, originKey, sentRows, storeRows, toObject, toRun } from '../beetles/imports.ts'
import type { ClientSeed } from '@waldkerf/mocks/seed/clients/clients'
import type { AreaHandlers } from '../gateway/handler.ts'
import { refuse } from '../gateway/problem.ts'
import { nextId } from '../state.ts'
import { toStored } from '../values/arguments.ts'
import { noClient } from './clients.ts'

const columns = { ...detailColumns, ...invoicingColumns }

/** The sent rows as columns of clients. @throws Problem 400, 413 */
const toRows = (sent: unknown) =>
  sentRows(sent).map(({ nr, quell_id, row }) => {
    const texts = Object.fromEntries(Object.keys(columns).map((name) => [name, asText(row[name])]))
    const stored = toStored(columns, texts as Record<keyof typeof columns, string>)
    const land = asText(row['land']) || homeCountry
    if (!/^[A-Z]{2}$/.test(land)) throw refuse('bad_country')
    return { nr, quell_id, client: { ...stored, land } }
  })

type Placed = Pick<ClientSeed, 'name' | 'ort' | 'email'>

const placeKey = ({ name, ort }: Placed) => `${compared(name)}\n${compared(ort.trim())}`

const isLike = (row: Placed, known: Placed) =>
  placeKey(row) === placeKey(known) || (row.email !== '' && row.email.toLowerCase() === known.email.toLowerCase())

/** Clients from files. */
export const clientImportHandlers: AreaHandlers<typeof calls.clientImports> = {
  importClients({ state, caller, payload: { lauf, zeilen } }) {
    const run = toRun(state, caller, toObject(lauf), 'kunde')
    return storeRows(state, run, toRows(zeilen), ({ client }) => {
      const client_id = nextId(state, 'clients')
      state.clients.push({ client_id, ...noClient, ...client })
      return client_id
    })
  },
  getClientDoubles({ state, payload: { quelle, zeilen } }) {
    return toRows(zeilen).flatMap((row) => {
      const same = state.origins.get(originKey('kunde', quelle, row.quell_id))?.record
      const near = state.clients.filter((known) => isLike(row.client, known)).map(({ client_id }) => client_id)
      const id = same ?? (near.length > 0 ? Math.min(...near) : undefined)
      return id === undefined ? [] : [{ nr: row.nr, id, gleich: same !== undefined }]
    })
  },
}
