import * as v from 'valibot'
import { nameColumn, optionalReferenceColumn, rateColumn, textColumn, visibleTextColumn } from '../columns.ts'
import { id, text, version, amount } from '../wire.ts'

/** w_get_angebot_summen, w_get_rechnung_summen: the totals of a document. */
export const documentSums = v.object({
  /** Id of the offer or the invoice. */
  id,
  netto: amount,
  ust: amount,
  brutto: amount,
  /** How many of its numbers are unclear; the amounts are valid only if none is. */
  unklar: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type DocumentSums = v.InferOutput<typeof documentSums>

/**
 * w_get_angebot_summen: `mail` says what keeps the offer's last mail from having arrived; null where nothing does.
 * `abgerufen` is the part of `netto` that instalments ask for, drafts among them.
 */
export const offerSums = v.object({
  ...documentSums.entries,
  mail: v.nullish(v.picklist(['wartet', 'abgelehnt'])),
  abgerufen: v.optional(amount),
})
export type OfferSums = v.InferOutput<typeof offerSums>

/** Typed by people in offers and invoices alike. */
export const letterColumns = {
  /** Staff acronym of the person in charge. */
  bearbeiter: textColumn(10),
  /** Salutation, text before the positions, text after the totals. */
  anrede: textColumn(500),
  anschreiben: textColumn(10_000),
  zuerl: textColumn(10_000),
  /** VAT rate in per cent, one per document. */
  ust_satz: rateColumn(),
}

/** The columns that offers and invoices have in common. `nummer` is given by the server, gapless per year. */
export const documentEntries = { id, nummer: text, client_id: optionalReferenceColumn(), ...letterColumns, version }

/** Written by `w_add_freitext` and `w_update_freitext`. */
export const blockColumns = { titel: nameColumn(200), text: textColumn(10_000) }

/** a_get_all_freitexte: a text block for `anschreiben` and `zuerl`. */
export const textBlock = v.object({ id, ...blockColumns, version })
export type TextBlock = v.InferOutput<typeof textBlock>

/** Written by `w_add_kuerzel`; `w_update_kuerzel` writes the signature, too. */
export const acronymColumns = { name: visibleTextColumn(200) }

/** a_get_acronyms: staff acronyms for `bearbeiter` and `sign`. `unterschrift` names a picture, '' for none. */
export const acronym = v.object({ kuerzel: v.string(), ...acronymColumns, unterschrift: text, version })
export type Acronym = v.InferOutput<typeof acronym>
