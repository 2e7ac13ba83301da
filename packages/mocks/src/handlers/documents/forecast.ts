import type { calls } from '@waldkerf/domain/calls/contract'
import type { ForecastEntry } from '@waldkerf/domain/entities/documents/forecast'
import type { AreaHandlers } from '../gateway/handler.ts'
import { refuse, toId } from '../gateway/problem.ts'
import { changeRow } from '../gateway/rows.ts'
import { toDay, toDecimal, toText } from '../values/arguments.ts'
import { nextId } from '../state.ts'

interface Sent {
  datum: string
  betrag: string
  art: string
}

const toColumns = ({ datum, betrag, art }: Sent) => ({
  datum: toDay(datum),
  betrag: toDecimal(betrag, 999_999_999_999, 2),
  art: toText(art, 100),
})

const byDay = (a: ForecastEntry, b: ForecastEntry) => (a.datum < b.datum ? -1 : a.datum > b.datum ? 1 : a.id - b.id)

/** The forecast of income and expenses. */
export const forecastHandlers: AreaHandlers<typeof calls.forecast> = {
  getForecast: { from: 'ogf_admin', answer: ({ state }) => state.forecast.toSorted(byDay) },
  insertForecastEntry: {
    from: 'ogf_admin',
    answer({ state, payload }) {
      const id = nextId(state, 'forecast')
      const row = { id, ...toColumns(payload), version: 1 }
      state.forecast.push(row)
      return row
    },
  },
  updateForecastEntry: {
    from: 'ogf_admin',
    answer({ state, request, payload }) {
      const wanted = toId(payload.id)
      const row = state.forecast.find((entry) => entry.id === wanted)
      if (!row) throw refuse(404, 'not_found', 'Der Eintrag wurde nicht gefunden.')
      return changeRow(row, toColumns(payload), request)
    },
  },
  deleteForecastEntry: {
    from: 'ogf_admin',
    answer({ state, payload }) {
      const wanted = toId(payload.prognose_id)
      const before = state.forecast.length
      state.forecast = state.forecast.filter((entry) => entry.id !== wanted)
      return state.forecast.length < before
    },
  },
}
