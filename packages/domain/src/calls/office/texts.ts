import * as v from 'valibot'
import { acronym, textBlock } from '../../entities/documents/documents.ts'
import { positionTemplate, templateColumns } from '../../entities/documents/positions.ts'
import { defineProcedure } from '../call.ts'
import { idText, nullToEmpty, sentColumns } from '../encodings.ts'

const source = 'added: the specification reads these, and has no call that changes them'
const blocks = { usedBy: { hook: 'useTextChanges', screen: 'settings' }, source } as const
const templates = { usedBy: { hook: 'useTextChanges', screen: 'settings' }, source } as const
const acronyms = { usedBy: { hook: 'useTextChanges', screen: 'settings' }, source } as const

/** 400: without a title. */
export const addTextBlock = defineProcedure({
  name: 'w_add_freitext',
  payload: v.object({ titel: v.string(), text: nullToEmpty }),
  answer: textBlock,
  effect: 'create',
  ...blocks,
})

/** 404: it is gone. */
export const updateTextBlock = defineProcedure({
  name: 'w_update_freitext',
  payload: v.object({ id: idText, titel: v.string(), text: nullToEmpty }),
  answer: textBlock,
  effect: 'change',
  ...blocks,
})

/** Answers whether there was one. */
export const deleteTextBlock = defineProcedure({
  name: 'w_delete_freitext',
  payload: v.object({ id: idText }),
  answer: v.boolean(),
  effect: 'idempotent',
  ...blocks,
})

const columns = sentColumns(templateColumns)

export const addPositionTemplate = defineProcedure({
  name: 'w_add_position_tmpl',
  payload: v.object(columns),
  answer: positionTemplate,
  effect: 'create',
  ...templates,
})

/** 404: it is gone. */
export const updatePositionTemplate = defineProcedure({
  name: 'w_update_position_tmpl',
  payload: v.object({ id: idText, ...columns }),
  answer: positionTemplate,
  effect: 'change',
  ...templates,
})

/** Answers whether there was one. */
export const deletePositionTemplate = defineProcedure({
  name: 'w_delete_position_tmpl',
  payload: v.object({ id: idText }),
  answer: v.boolean(),
  effect: 'idempotent',
  ...templates,
})

/** One to ten characters without space, which stay. 400: others; 409: it is taken. */
export const addAcronym = defineProcedure({
  name: 'w_add_kuerzel',
  payload: v.object({ kuerzel: v.string(), name: nullToEmpty }),
  answer: acronym,
  effect: 'create',
  ...acronyms,
})

/** Name and signature; `unterschrift` names a picture, '' none. 400: no such picture; 404: it is gone. */
export const updateAcronym = defineProcedure({
  name: 'w_update_kuerzel',
  payload: v.object({ kuerzel: v.string(), name: nullToEmpty, unterschrift: nullToEmpty }),
  answer: acronym,
  effect: 'change',
  ...acronyms,
})

/** Answers whether there was one. Documents keep the acronym that they were written with. */
export const deleteAcronym = defineProcedure({
  name: 'w_delete_kuerzel',
  payload: v.object({ kuerzel: v.string() }),
  answer: v.boolean(),
  effect: 'idempotent',
  ...acronyms,
})
