import * as v from 'valibot'
import { decimal, id, text, version } from '../wire.ts'

/** The columns that offers and invoices have in common. `nummer` is given by the server, gapless per year. */
export const documentEntries = {
  id,
  nummer: text,
  client_id: v.nullish(id, null),
  /** Staff acronym of the person in charge. */
  bearbeiter: text,
  /** Salutation, text before the positions, text after the totals. */
  anrede: text,
  anschreiben: text,
  zuerl: text,
  /** VAT rate in per cent, one per document. */
  ust_satz: decimal,
  version,
}

/** a_get_all_freitexte: a text block for `anschreiben` and `zuerl`. */
export const textBlock = v.object({ id, titel: text, text, version })
export type TextBlock = v.InferOutput<typeof textBlock>

/** a_get_acronyms: staff acronyms for `bearbeiter` and `sign`. `unterschrift` names a picture, '' for none. */
export const acronym = v.object({ kuerzel: v.string(), name: text, unterschrift: text, version })
export type Acronym = v.InferOutput<typeof acronym>
