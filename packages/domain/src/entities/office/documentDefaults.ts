import * as v from 'valibot'
import { text, version } from '../wire.ts'

/** w_get_vorgaben: texts that new offers and invoices begin and end with, with placeholders. */
export const documentDefaults = v.object({
  angebot_anschreiben: text,
  angebot_zuerl: text,
  rechnung_anschreiben: text,
  rechnung_zuerl: text,
  version,
})
export type DocumentDefaults = v.InferOutput<typeof documentDefaults>
