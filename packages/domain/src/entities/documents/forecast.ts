import * as v from 'valibot'
import { day, decimal, id, text, version } from '../wire.ts'

/** prognose: an expected amount on a day. `art` groups them; an empty one is shown as 'Andere'. Note and client are added. */
export const forecastEntry = v.object({
  id,
  datum: day,
  betrag: decimal,
  art: text,
  version,
  notiz: text,
  client_id: v.nullable(id),
})
export type ForecastEntry = v.InferOutput<typeof forecastEntry>
