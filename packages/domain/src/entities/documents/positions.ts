import * as v from 'valibot'
import { decimalColumn, flagColumn, textColumn, wholeColumn } from '../columns.ts'
import { id, version } from '../wire.ts'

/** Quantities and prices; `numeric` in the database. */
const number = decimalColumn(999_999_999_999, 6)

/** Written by `w_add_position_tmpl` and `w_update_position_tmpl`. */
export const templateColumns = {
  bez: textColumn(4_000),
  einheit: textColumn(20),
  /** Net unit price. */
  ep: number,
  /** Explanation, and the heading above it. */
  erl: textColumn(4_000),
  erl_titel: textColumn(200),
}

/** Typed by people in a line item; written, with its order, by `a_insert_position` and `a_update_position`. */
export const lineColumns = {
  anzahl: number,
  einheit: templateColumns.einheit,
  bez: templateColumns.bez,
  /** The line is `anzahl × ep`, rounded to cents. */
  ep: number,
  erl: templateColumns.erl,
  /** Whether heading and explanation print. */
  erl_on: flagColumn(true),
  /** Opens a group with a subtotal. */
  erl_titel: templateColumns.erl_titel,
}

export const writtenColumns = {
  /** Order within the document, from 1. */
  lfd_nr: wholeColumn(0, 1_000_000),
  ...lineColumns,
}

/**
 * The unreadable text typed as quantity or price; '' if the number is valid. Older archives lack it. By `w_set_unklar`.
 */
export const unclearColumns = { unklar_anzahl: textColumn(200), unklar_ep: textColumn(200) }

/** A line item belongs to one invoice or one offer, which never changes. */
const parents = { rechnung_id: v.nullish(id, null), angebot_id: v.nullish(id, null) }

export const position = v.object({ id, ...parents, ...writtenColumns, version, ...unclearColumns })
export type Position = v.InferOutput<typeof position>

/** a_get_position_tmpl: a line item to start from. */
export const positionTemplate = v.object({ id, ...templateColumns, version })
export type PositionTemplate = v.InferOutput<typeof positionTemplate>
