import type { calls } from '@waldkerf/domain/calls/contract'
import { forecastColumns } from '@waldkerf/domain/entities/documents/forecast'
import { findClient } from '../clients/visible.ts'
import type { AreaHandlers, Exchange } from '../gateway/handler.ts'
import { byColumns, changeRow, findRow, removeRow } from '../gateway/rows.ts'
import { toStored } from '../values/arguments.ts'
import { nextId } from '../state.ts'

type Sent = Exchange<typeof calls.forecast.insertForecastEntry>['payload']

function toColumns({ state, caller }: Pick<Exchange, 'state' | 'caller'>, sent: Sent) {
  const { client_id } = sent
  if (client_id) findClient(state, caller, client_id)
  return toStored(forecastColumns, { ...sent, client_id })
}

/** The forecast of income and expenses. */
export const forecastHandlers: AreaHandlers<typeof calls.forecast> = {
  getForecast: ({ state }) => state.forecast.toSorted(byColumns('datum', 'id')),
  insertForecastEntry({ state, caller, payload }) {
    const id = nextId(state, 'forecast')
    const row = { id, ...toColumns({ state, caller }, payload), version: 1 }
    state.forecast.push(row)
    return row
  },
  updateForecastEntry({ state, caller, request, payload }) {
    const row = findRow(state.forecast, payload.id, 'not_found.entry')
    const { notiz = row.notiz, client_id = row.client_id === null ? '' : String(row.client_id) } = payload
    return changeRow(row, toColumns({ state, caller }, { ...payload, notiz, client_id }), request)
  },
  deleteForecastEntry: ({ state, payload }) => removeRow(state.forecast, payload.prognose_id),
}
