import * as v from 'valibot'
import { dayColumn, decimalColumn, optionalReferenceColumn, textColumn } from '../columns.ts'
import { id, version } from '../wire.ts'

/** Written by `a_insert_prognose` and `a_update_prognose`. Note and client are added. */
export const forecastColumns = {
  datum: dayColumn(),
  betrag: decimalColumn(999_999_999_999, 2),
  /** Group of entries; an empty one is shown as 'Andere'. */
  art: textColumn(100),
  notiz: textColumn(1_000),
  client_id: optionalReferenceColumn(),
}

const { datum, betrag, art, notiz, client_id } = forecastColumns

/** prognose: an expected amount on a day. */
export const forecastEntry = v.object({ id, datum, betrag, art, version, notiz, client_id })
export type ForecastEntry = v.InferOutput<typeof forecastEntry>
