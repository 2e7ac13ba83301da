import type { calls } from '@waldkerf/domain/calls/contract'
import { countryOfState, homeCountry } from '@waldkerf/domain/office/countries'
import {
  addressColumns,
  cadastre,
  cadastreColumns,
  client,
  clientRow,
  detailColumns,
  folderColumns,
  invoicingColumns,
  patchedColumns,
} from '@waldkerf/domain/entities/clients'
import { columnValues, emptyRow } from '@waldkerf/domain/entities/columns'
import { type ClientSeed, noClientDiscount } from '@waldkerf/mocks/seed/clients/clients'
import type { AreaHandlers } from '../gateway/handler.ts'
import { refuse } from '../gateway/problem.ts'
import { byColumns, changeRow, patchRows } from '../gateway/rows.ts'
import { toStored } from '../values/arguments.ts'
import { nextId } from '../state.ts'
import { isIncomplete } from '../maps/incompletePoints.ts'
import { findClient, visibleClients } from './visible.ts'

const toRow = (row: ClientSeed) => columnValues(clientRow.entries, row)
const toClient = (row: ClientSeed) => columnValues(client.entries, row)
const toCadastre = (row: ClientSeed) => columnValues(cadastre.entries, row)

const byName = byColumns('name', 'client_id')

/** A client of whom nothing is known. */
export const noClient = {
  ...emptyRow({ ...detailColumns, ...patchedColumns, ...folderColumns, ...cadastreColumns, ...invoicingColumns }),
  ...noClientDiscount,
  version: 1,
  land: homeCountry,
}

function toEpsg(value: string): number {
  const code = /^\d{1,6}$/.test(value) ? Number(value) : 0
  if (code < 1_024) throw refuse('bad_epsg')
  return code
}

const { bundesland } = patchedColumns

/** The country follows a changed federal state, if it was Germany or Austria. */
const followState =
  (row: ClientSeed) =>
  ({ bundesland, land }: ClientSeed): Partial<ClientSeed> =>
    bundesland !== '' && bundesland !== row.bundesland && ['DE', 'AT'].includes(land)
      ? { land: countryOfState(bundesland) }
      : {}

/** The least or greatest of some coordinates; null without any. */
const bound = (of: typeof Math.min, values: readonly number[]) => (values.length > 0 ? of(...values) : null)

/** Clients; the people linked to them are in links.ts. */
export const clientHandlers = {
  getAllClients: ({ state }) => state.clients.toSorted(byName).map(toRow),
  getClientDetails: ({ state, caller, payload }) => [toRow(findClient(state, caller, payload.client_id))],
  addClient({ state, payload }) {
    const client_id = nextId(state, 'clients')
    const row: ClientSeed = { client_id, ...noClient, ...toStored(addressColumns, payload) }
    state.clients.push(row)
    return toClient(row)
  },
  updateClientDetails({ state, caller, request, payload }) {
    const row = findClient(state, caller, payload.client_id)
    const columns = {
      ...toStored(detailColumns, payload),
      ...toStored({ bundesland }, { bundesland: payload.bundesland || row.bundesland }),
      epsg: payload.epsg ? toEpsg(payload.epsg) : row.epsg,
    }
    const country = followState(row)({ ...row, ...columns })
    return toClient(changeRow(row, { ...columns, ...country }, request))
  },
  patchClient: (exchange) =>
    patchRows(visibleClients(exchange.state, exchange.caller), patchedColumns, exchange, followState).map(
      ({ client_id, bundesland, epsg, version }) => ({ client_id, bundesland, epsg, version }),
    ),
  setProjectFolder({ state, caller, request, payload }) {
    const row = findClient(state, caller, payload.client_id)
    return toRow(changeRow(row, toStored(folderColumns, { projektordner: payload.ordner }), request))
  },
  getCadastreOverview: ({ state, caller }) => visibleClients(state, caller).toSorted(byName).map(toCadastre),
  setCadastreForClient({ state, caller, request, payload }) {
    const row = findClient(state, caller, payload.client_id)
    return toCadastre(changeRow(row, toStored(cadastreColumns, payload), request))
  },
  getClientExtent({ state, caller, payload }) {
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
} satisfies Partial<AreaHandlers<typeof calls.clients>>
