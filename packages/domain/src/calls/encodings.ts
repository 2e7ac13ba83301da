import * as v from 'valibot'
import { type Columns, eachColumn, type Facts, type Kind } from '../entities/columns.ts'
import { day } from '../entities/wire.ts'

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

/** The payload of a call about one row. */
export const byId = v.object({ id: idText })

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

/** Null becomes empty text, as in the explanations of line items. */
export const nullToEmpty = v.nullish(v.string(), '')

/** Positions: a null `erl_on` becomes 'true'; booleans travel as text. */
export const erlOn = v.pipe(
  v.nullish(v.union([v.boolean(), v.picklist(['true', 'false'])]), 'true'),
  v.transform((value) => (String(value) === 'false' ? 'false' : 'true')),
)

/** Counts, zooms and months travel as text. */
export const countText = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((value) => String(value)),
)

/** An optional id; '' means the same as absent. */
export const optionalId = v.optional(v.union([idText, v.literal('')]))

/** An id, or '' for none: all rows, or no link. */
export const perhapsId = v.optional(v.union([idText, v.literal('')]), '')

/** How a column travels to a procedure, by its kind. */
const argumentEncodings = {
  text: nullToEmpty,
  words: v.string(),
  address: v.string(),
  status: v.string(),
  decimal: decimalText,
  whole: idText,
  count: idText,
  day,
  reference: optionalId,
  flag: v.boolean(),
}

/** How a column travels in a row of a table call, by its kind; others are written by procedures alone. */
const cellEncodings = {
  text: v.string(),
  whole: v.nullable(v.number()),
  real: v.nullable(v.number()),
  reference: v.number(),
  flag: v.boolean(),
}

type Encodings = Partial<Record<Facts['kind'], v.GenericSchema>>
type Encoded<C extends Columns, E extends Encodings> = { [N in keyof C]: E[Kind<C[N]>] & v.GenericSchema }

const encoded = <C extends Columns, E extends Encodings>(columns: C, encodings: E) =>
  Object.fromEntries(eachColumn(columns).map(([name, { kind }]) => [name, encodings[kind]])) as Encoded<C, E>

/** Encodings of columns as arguments of procedures. */
/* @__NO_SIDE_EFFECTS__ */
export const sentColumns = <C extends Columns>(columns: C) => encoded(columns, argumentEncodings)

/** Encodings of columns for POST and PATCH on their table. */
/* @__NO_SIDE_EFFECTS__ */
export const cellColumns = <C extends Columns>(columns: C) => encoded(columns, cellEncodings)

/** A flag of a procedure that takes it as text. */
export const flagText = v.pipe(v.boolean(), v.transform(String))

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
