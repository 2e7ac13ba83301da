import * as v from 'valibot'
import { day, decimal, id, text, version } from '../wire.ts'

/** prognose: an expected amount on a day. `art` groups them; an empty one is shown as 'Andere'. */
export const forecastEntry = v.object({ id, datum: day, betrag: decimal, art: text, version })
export type ForecastEntry = v.InferOutput<typeof forecastEntry>
