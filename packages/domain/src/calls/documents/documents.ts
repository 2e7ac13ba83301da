import * as v from 'valibot'
import { acronym, documentSums, offerSums, textBlock } from '@waldkerf/domain/entities/documents/documents'
import { rpc } from '../call.ts'
import { noPayload, idText } from '../encodings.ts'
import { documentLogEntry } from '@waldkerf/domain/entities/documents/documentLog'

/** Sums of all offers, computed by the editor's rule, and whether the last mail of each has arrived. */
export const getOfferSums = rpc.read('w_get_angebot_summen', noPayload, v.array(offerSums), { rows: 'whole' })

/** Sums of all invoices, computed by the editor's rule. */
export const getInvoiceSums = rpc.read('w_get_rechnung_summen', noPayload, v.array(documentSums), {
  rows: 'whole',
})

/** The history of an offer or an invoice, its line items, payments and reminders, latest first. 404: there is none. */
export const getDocumentLog = rpc.read(
  'w_get_dokument_verlauf',
  v.object({ art: v.picklist(['angebot', 'rechnung']), id: idText }),
  v.array(documentLogEntry),
)

/** Text blocks that offers and invoices begin and end with. */
export const getTextBlocks = rpc.read('a_get_all_freitexte', noPayload, v.array(textBlock))

/** Staff acronyms for `bearbeiter` and `sign`. */
export const getAcronyms = rpc.read('a_get_acronyms', noPayload, v.array(acronym))
