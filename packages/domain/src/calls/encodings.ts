import * as v from 'valibot'
import { type Columns, factsAbout, type Kind } from '../entities/columns.ts'

/**
 * The encodings of the specification (sections 5 and 7), in one place. Each is a schema whose output is the wire form,
 * so that a payload schema encodes what the code passes and accepts what already has the wire form.
 */

const digits = /^\d{1,18}$/

/** Ids sent to procedures are converted to text. */
export const idText = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
  v.regex(digits),
)

/** `ust_satz` and the numbers of positions are sent as text. No exponent, no NaN, no infinity. */
export const decimalText = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
  v.regex(/^-?\d{1,12}(\.\d{1,6})?$/),
)

/** `a_add_user`: an empty name is null. */
export const emptyToNull = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((value) => (value.trim() === '' ? null : value.trim())),
)

/** Positions: a null `erl` or `erl_titel` becomes empty text. */
export const nullToEmpty = v.nullish(v.string(), '')

/** Positions: a null `erl_on` becomes 'true'; booleans travel as text. */
export const erlOn = v.pipe(
  v.nullish(v.union([v.boolean(), v.picklist(['true', 'false'])]), 'true'),
  v.transform((value) => (String(value) === 'false' ? 'false' : 'true')),
)

/** How a column travels, by its kind. */
const columnEncodings = { text: nullToEmpty, decimal: decimalText, whole: idText, flag: erlOn }

/** Columns as the calls that write them take them. */
/* @__NO_SIDE_EFFECTS__ */
export const sentColumns = <C extends Columns>(columns: C) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, columnEncodings[factsAbout(column).kind]]),
  ) as { [N in keyof C]: (typeof columnEncodings)[Kind<C[N]>] }

/** Counts, zooms and months travel as text. */
export const countText = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((value) => String(value)),
)

/** An id that may come along; empty: left out. */
export const optionalId = v.optional(v.union([idText, v.literal('')]))

/** A PATCH of `karte` and `kunde` carries exactly one of the columns that may be changed. */
/* @__NO_SIDE_EFFECTS__ */
export function exactlyOne<E extends v.ObjectEntries>(entries: E) {
  return v.pipe(
    v.partial(v.strictObject(entries)),
    v.check((columns) => Object.values(columns).filter((value) => value !== undefined).length === 1),
  )
}

/** A call without payload still accepts the empty object that POST sends. */
export const noPayload = v.strictObject({})
