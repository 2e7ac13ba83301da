import type { calls } from '@waldkerf/domain/calls/contract'
import type { ForecastEntry } from '@waldkerf/domain/entities/documents/forecast'
import { findClient } from '../clients/visible.ts'
import type { AreaHandlers, Exchange } from '../gateway/handler.ts'
import { refuse, toId } from '../gateway/problem.ts'
import { changeRow } from '../gateway/rows.ts'
import { toDay, toDecimal, toText } from '../values/arguments.ts'
import { nextId } from '../state.ts'

interface Sent {
  datum: string
  betrag: string
  art: string
  notiz: string
  client_id?: string | undefined
}

const toColumns = ({ state, caller }: Pick<Exchange, 'state' | 'caller'>, sent: Sent) => ({
  datum: toDay(sent.datum),
  betrag: toDecimal(sent.betrag, 999_999_999_999, 2),
  art: toText(sent.art, 100),
  notiz: toText(sent.notiz, 1_000),
  client_id: sent.client_id ? findClient(state, caller, sent.client_id).client_id : null,
})

const byDay = (a: ForecastEntry, b: ForecastEntry) => (a.datum < b.datum ? -1 : a.datum > b.datum ? 1 : a.id - b.id)

/** The forecast of income and expenses. */
export const forecastHandlers: AreaHandlers<typeof calls.forecast> = {
  getForecast: { answer: ({ state }) => state.forecast.toSorted(byDay) },
  insertForecastEntry: {
    answer({ state, caller, payload }) {
      const id = nextId(state, 'forecast')
      const row = { id, ...toColumns({ state, caller }, payload), version: 1 }
      state.forecast.push(row)
      return row
    },
  },
  updateForecastEntry: {
    answer({ state, caller, request, payload }) {
      const wanted = toId(payload.id)
      const row = state.forecast.find((entry) => entry.id === wanted)
      if (!row) throw refuse('not_found.entry')
      return changeRow(row, toColumns({ state, caller }, payload), request)
    },
  },
  deleteForecastEntry: {
    answer({ state, payload }) {
      const wanted = toId(payload.prognose_id)
      const before = state.forecast.length
      state.forecast = state.forecast.filter((entry) => entry.id !== wanted)
      return state.forecast.length < before
    },
  },
}
