import * as v from 'valibot'
import { position, positionTemplate, writtenColumns } from '../../entities/documents/positions.ts'
import { defineProcedure } from '../call.ts'
import { idText, noPayload, optionalId, sentColumns } from '../encodings.ts'

/** Without payload all; the id narrows. */
export const getInvoicePositions = defineProcedure({
  name: 'a_get_invoice_positions',
  payload: v.object({ rechnung_id: v.optional(idText) }),
  answer: v.array(position),
  rows: 'whole',
  effect: 'read',
  usedBy: { hook: 'useStoredDocument', screen: 'invoices' },
})

/** Without payload all; the id narrows. */
export const getOfferPositions = defineProcedure({
  name: 'a_get_offer_positions',
  payload: v.object({ angebot_id: v.optional(idText) }),
  answer: v.array(position),
  rows: 'whole',
  effect: 'read',
  usedBy: { hook: 'useStoredDocument', screen: 'offers' },
})

/** Spec section 5: numbers travel as text, null explanations as empty text, a null `erl_on` as 'true'. */
const columns = sentColumns(writtenColumns)

/** Belongs to an invoice or to an offer. 409: the invoice is archived. */
export const insertPosition = defineProcedure({
  name: 'a_insert_position',
  payload: v.union([
    v.strictObject({ ...columns, rechnung_id: idText }),
    v.strictObject({ ...columns, angebot_id: idText }),
  ]),
  answer: position,
  effect: 'create',
  usedBy: { hook: 'useEditorSession', screen: 'invoices' },
})

/** The whole row. A number that changes is no longer unclear. 409: the invoice is archived, or another document is named. */
export const updatePosition = defineProcedure({
  name: 'a_update_position',
  payload: v.object({ id: idText, ...columns, rechnung_id: optionalId, angebot_id: optionalId }),
  answer: position,
  effect: 'change',
  usedBy: { hook: 'useEditorSession', screen: 'invoices' },
})

/**
 * Keeps what was typed as a number and cannot be read, for everybody who opens the document; '' clears it. Until then the
 * document cannot be archived. 400: `text` is longer than 200 characters. 409: the invoice is archived.
 */
export const setUnclear = defineProcedure({
  name: 'w_set_unklar',
  payload: v.object({ position_id: idText, feld: v.picklist(['anzahl', 'ep']), text: v.string() }),
  answer: position,
  effect: 'change',
  usedBy: { hook: 'useEditorSession', screen: 'invoices' },
  source: 'added: the calls take numbers alone, and what cannot be read as one would be lost or replaced',
})

/** Answers whether there was one. */
export const deletePosition = defineProcedure({
  name: 'a_delete_position',
  payload: v.object({ position_id: idText }),
  answer: v.boolean(),
  effect: 'idempotent',
  usedBy: { hook: 'useEditorSession', screen: 'invoices' },
})

export const getPositionTemplates = defineProcedure({
  name: 'a_get_position_tmpl',
  payload: noPayload,
  answer: v.array(positionTemplate),
  effect: 'read',
  usedBy: { hook: 'usePositionTemplates', screen: 'invoices' },
})
