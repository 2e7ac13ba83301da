import * as v from 'valibot'
import { acronym, acronymColumns, blockColumns, textBlock } from '@waldkerf/domain/entities/documents/documents'
import { positionTemplate, templateColumns } from '@waldkerf/domain/entities/documents/positions'
import { rpc } from '../call.ts'
import { byId, idText, nullToEmpty, sentColumns } from '../encodings.ts'

const block = sentColumns(blockColumns)
const signer = sentColumns(acronymColumns)

/** 400: without a title. */
export const addTextBlock = rpc.create('w_add_freitext', v.object(block), textBlock)

/** 404: it is gone. */
export const updateTextBlock = rpc.change('w_update_freitext', v.object({ id: idText, ...block }), textBlock)

/** Answers whether there was one. */
export const deleteTextBlock = rpc.idempotent('w_delete_freitext', byId, v.boolean())

const columns = sentColumns(templateColumns)

export const addPositionTemplate = rpc.create('w_add_position_tmpl', v.object(columns), positionTemplate)

/** 404: it is gone. */
export const updatePositionTemplate = rpc.change(
  'w_update_position_tmpl',
  v.object({ id: idText, ...columns }),
  positionTemplate,
)

/** Answers whether there was one. */
export const deletePositionTemplate = rpc.idempotent('w_delete_position_tmpl', byId, v.boolean())

/** One to ten characters without spaces; they cannot be changed later. 400: others; 409: it is taken. */
export const addAcronym = rpc.create('w_add_kuerzel', v.object({ kuerzel: v.string(), ...signer }), acronym)

/** Name and signature; `unterschrift` names a picture, '' none. 400: no such picture; 404: it is gone. */
export const updateAcronym = rpc.change(
  'w_update_kuerzel',
  v.object({ kuerzel: v.string(), ...signer, unterschrift: nullToEmpty }),
  acronym,
)

/** Answers whether there was one. Documents keep the acronym that they were written with. */
export const deleteAcronym = rpc.idempotent('w_delete_kuerzel', v.object({ kuerzel: v.string() }), v.boolean())
