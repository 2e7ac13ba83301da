import * as v from 'valibot'
import { position, positionTemplate, writtenColumns } from '@waldkerf/domain/entities/documents/positions'
import { rpc } from '../call.ts'
import { erlOn, idText, noPayload, optionalId, sentColumns } from '../encodings.ts'

/** Without payload all; the id narrows. */
export const getInvoicePositions = rpc.read(
  'a_get_invoice_positions',
  v.object({ rechnung_id: v.optional(idText) }),
  v.array(position),
  { rows: 'whole' },
)

/** Without payload all; the id narrows. */
export const getOfferPositions = rpc.read(
  'a_get_offer_positions',
  v.object({ angebot_id: v.optional(idText) }),
  v.array(position),
  { rows: 'whole' },
)

/** Spec section 5: numbers travel as text, null explanations as empty text, a null `erl_on` as 'true'. */
const columns = { ...sentColumns(writtenColumns), erl_on: erlOn }

/** Belongs to an invoice or to an offer. 409: the invoice is archived. */
export const insertPosition = rpc.create(
  'a_insert_position',
  v.union([v.strictObject({ ...columns, rechnung_id: idText }), v.strictObject({ ...columns, angebot_id: idText })]),
  position,
)

/** The whole row. A changed number is no longer unclear. 409: the invoice is archived, or another document is named. */
export const updatePosition = rpc.change(
  'a_update_position',
  v.object({ id: idText, ...columns, rechnung_id: optionalId, angebot_id: optionalId }),
  position,
)

/**
 * Stores the text of a number that cannot be read, shown to everybody who opens the document; '' clears it. Until then
 * the document cannot be archived. 400: `text` is longer than 200 characters. 409: the invoice is archived.
 */
export const setUnclear = rpc.change(
  'w_set_unklar',
  v.object({ position_id: idText, feld: v.picklist(['anzahl', 'ep']), text: v.string() }),
  position,
)

/** Answers whether there was one. */
export const deletePosition = rpc.idempotent('a_delete_position', v.object({ position_id: idText }), v.boolean())

export const getPositionTemplates = rpc.read('a_get_position_tmpl', noPayload, v.array(positionTemplate))
