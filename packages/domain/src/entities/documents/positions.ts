import * as v from 'valibot'
import { decimal, flag, id, text, version } from '../wire.ts'

/** A line item of an invoice or an offer. `ep` is the net unit price; the line is `anzahl × ep`, rounded to cents. */
export const position = v.object({
  id,
  rechnung_id: v.nullish(id, null),
  angebot_id: v.nullish(id, null),
  /** Order within the document, from 1. */
  lfd_nr: v.pipe(v.number(), v.integer()),
  anzahl: decimal,
  einheit: text,
  bez: text,
  ep: decimal,
  /** Explanation, whether it prints, and its heading, which opens a group with a subtotal. */
  erl: text,
  erl_on: flag,
  erl_titel: text,
  version,
  /** Typed as quantity or price and not readable; '' where the number holds. Older archives have none. */
  unklar_anzahl: v.nullish(text, ''),
  unklar_ep: v.nullish(text, ''),
})
export type Position = v.InferOutput<typeof position>

/** a_get_position_tmpl: a line item to start from. */
export const positionTemplate = v.object({
  id,
  bez: text,
  einheit: text,
  ep: decimal,
  erl: text,
  erl_titel: text,
  version,
})
export type PositionTemplate = v.InferOutput<typeof positionTemplate>
