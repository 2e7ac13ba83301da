import * as v from 'valibot'
import { forecastColumns, forecastEntry } from '@waldkerf/domain/entities/documents/forecast'
import { rpc } from '../call.ts'
import { idText, noPayload, sentColumns } from '../encodings.ts'

export const getForecast = rpc.read('a_get_prognose', noPayload, v.array(forecastEntry))

const columns = sentColumns(forecastColumns)

export const insertForecastEntry = rpc.create('a_insert_prognose', v.object(columns), forecastEntry)

/** Note and client stay where they are left out: pages of 0.1.0 do not know them. */
export const updateForecastEntry = rpc.change(
  'a_update_prognose',
  v.object({ id: idText, ...columns, notiz: v.optional(v.string()) }),
  forecastEntry,
)

/** Answers whether there was one. */
export const deleteForecastEntry = rpc.idempotent('a_delete_prognose', v.object({ prognose_id: idText }), v.boolean())
