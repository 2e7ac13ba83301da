import type { calls } from '@waldkerf/domain/calls/contract'
import { countryOfState, homeCountry } from '@waldkerf/domain/office/countries'
import type { Cadastre, Client, ClientRow } from '@waldkerf/domain/entities/clients'
import type { ClientSeed } from '../../seed/clients/clients.ts'
import type { AreaHandlers } from '../gateway/handler.ts'
import { type Columns, integer, text } from '../values/columns.ts'
import { refuse } from '../gateway/problem.ts'
import { changeRow, patchRows } from '../gateway/rows.ts'
import { clearBlank, toFlag, toName, toText } from '../values/arguments.ts'
import { nextId } from '../state.ts'
import { isIncomplete } from '../maps/incompletePoints.ts'
import { findClient, visibleClients } from './visible.ts'

const german = new Intl.Collator('de')

function toRow({
  kataster_status: _status,
  email: _email,
  ust_id: _vat,
  leitweg_id: _id,
  land: _land,
  ...row
}: ClientSeed): ClientRow {
  return row
}
function toClient(client: ClientSeed): Client {
  const { projektordner: _folder, ...row } = toRow(client)
  return row
}
const toCadastre = ({ client_id, name, bundesland, kataster_status, version }: ClientSeed): Cadastre => ({
  client_id,
  name,
  bundesland,
  kataster_status,
  version,
})

const byName = (a: ClientSeed, b: ClientSeed) => german.compare(a.name, b.name) || a.client_id - b.client_id

const noClient = {
  name_zusatz: '',
  ap_gender: '',
  ap_vorname: '',
  ap_nachname: '',
  ap_tel: '',
  bundesland: '',
  epsg: null,
  version: 1,
  projektordner: '',
  kataster_status: false,
  email: '',
  ust_id: '',
  leitweg_id: '',
  land: homeCountry,
}

interface Address {
  name: string
  strasse: string
  plz: string
  ort: string
}

const toAddress = ({ name, strasse, plz, ort }: Address): Address => ({
  name: toName(name),
  strasse: toText(strasse, 200),
  plz: toText(plz, 10),
  ort: toText(ort, 100),
})

function toEpsg(value: string): number {
  const code = /^\d{1,6}$/.test(value) ? Number(value) : 0
  if (code < 1_024) throw refuse('bad_epsg')
  return code
}

const patchable: Columns = { bundesland: text(100), epsg: integer(1_024, 999_999) }

/** A client in Austria is not in Germany, whoever forgot to say so. */
const followState =
  (row: ClientSeed) =>
  ({ bundesland, land }: ClientSeed): Partial<ClientSeed> =>
    bundesland !== '' && bundesland !== row.bundesland && ['DE', 'AT'].includes(land)
      ? { land: countryOfState(bundesland) }
      : {}

/** The least or greatest of some coordinates; null of none. */
const bound = (of: typeof Math.min, values: readonly number[]) => (values.length > 0 ? of(...values) : null)

/** Clients; the people linked to them are in links.ts. */
export const clientHandlers: Pick<
  AreaHandlers<typeof calls.clients>,
  | 'getAllClients'
  | 'getClientDetails'
  | 'addClient'
  | 'updateClientDetails'
  | 'patchClient'
  | 'setProjectFolder'
  | 'getCadastreOverview'
  | 'setCadastreForClient'
  | 'getClientExtent'
> = {
  getAllClients: { answer: ({ state }) => state.clients.toSorted(byName).map(toRow) },
  getClientDetails: {
    answer: ({ state, caller, payload }) => [toRow(findClient(state, caller, payload.client_id))],
  },
  addClient: {
    answer({ state, payload }) {
      const client_id = nextId(state, 'clients')
      const row: ClientSeed = { client_id, ...noClient, ...toAddress(payload) }
      state.clients.push(row)
      return toClient(row)
    },
  },
  updateClientDetails: {
    answer({ state, caller, request, payload }) {
      const row = findClient(state, caller, payload.client_id)
      const columns = {
        ...toAddress(payload),
        name_zusatz: clearBlank(toText(payload.name_zusatz, 200)),
        ap_gender: toText(payload.ap_gender, 20),
        ap_vorname: clearBlank(toText(payload.ap_vorname, 100)),
        ap_nachname: clearBlank(toText(payload.ap_nachname, 100)),
        ap_tel: toText(payload.ap_tel, 50),
        bundesland: toText(payload.bundesland || row.bundesland, 100),
        epsg: payload.epsg ? toEpsg(payload.epsg) : row.epsg,
      }
      const country = followState(row)({ ...row, ...columns })
      return toClient(changeRow(row, { ...columns, ...country }, request))
    },
  },
  patchClient: {
    answer: (exchange) =>
      patchRows(visibleClients(exchange.state, exchange.caller), patchable, exchange, followState).map(
        ({ client_id, bundesland, epsg, version }) => ({ client_id, bundesland, epsg, version }),
      ),
  },
  setProjectFolder: {
    answer({ state, caller, request, payload }) {
      const row = findClient(state, caller, payload.client_id)
      return toRow(changeRow(row, { projektordner: toText(payload.ordner, 500) }, request))
    },
  },
  getCadastreOverview: {
    answer: ({ state, caller }) => visibleClients(state, caller).toSorted(byName).map(toCadastre),
  },
  setCadastreForClient: {
    answer({ state, caller, request, payload }) {
      const row = findClient(state, caller, payload.client_id)
      return toCadastre(changeRow(row, { kataster_status: toFlag(payload.kataster_status) }, request))
    },
  },
  getClientExtent: {
    answer({ state, caller, payload }) {
      const { client_id, epsg } = findClient(state, caller, payload.client_id)
      const maps = state.maps.filter((map) => map.client_id === client_id && map.epsg === epsg && epsg !== null)
      const ids = new Set(maps.map((map) => map.id))
      const points = state.controlPoints.filter(
        (point) => point.enable && !isIncomplete(point) && ids.has(point.karte_id),
      )
      const [xs, ys] = [points.map((point) => point.mapx ?? 0), points.map((point) => point.mapy ?? 0)]
      return [
        {
          epsg,
          minx: bound(Math.min, xs),
          miny: bound(Math.min, ys),
          maxx: bound(Math.max, xs),
          maxy: bound(Math.max, ys),
        },
      ]
    },
  },
}
