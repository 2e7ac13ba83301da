import * as v from 'valibot'
import { forecastEntry } from '../../entities/documents/forecast.ts'
import { day } from '../../entities/wire.ts'
import { defineProcedure } from '../call.ts'
import { decimalText, idText, noPayload, nullToEmpty, optionalId } from '../encodings.ts'

export const getForecast = defineProcedure({
  name: 'a_get_prognose',
  payload: noPayload,
  answer: v.array(forecastEntry),
  effect: 'read',
  usedBy: { hook: 'useForecast', screen: 'forecast' },
})

const columns = { datum: day, betrag: decimalText, art: nullToEmpty, notiz: nullToEmpty, client_id: optionalId }

export const insertForecastEntry = defineProcedure({
  name: 'a_insert_prognose',
  payload: v.object(columns),
  answer: forecastEntry,
  effect: 'create',
  usedBy: { hook: 'useForecastChanges', screen: 'forecast' },
})

/** Note and client stay in the database where a page of 0.1.0 leaves them out; mocks serve none. */
export const updateForecastEntry = defineProcedure({
  name: 'a_update_prognose',
  payload: v.object({ id: idText, ...columns }),
  answer: forecastEntry,
  effect: 'change',
  usedBy: { hook: 'useForecastChanges', screen: 'forecast' },
})

/** Answers whether there was one. */
export const deleteForecastEntry = defineProcedure({
  name: 'a_delete_prognose',
  payload: v.object({ prognose_id: idText }),
  answer: v.boolean(),
  effect: 'idempotent',
  usedBy: { hook: 'useForecastChanges', screen: 'forecast' },
})
