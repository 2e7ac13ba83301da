import * as v from 'valibot'

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
  v.nullish(v.string()),
  v.transform((value) => {
    const trimmed = value?.trim() ?? ''
    return trimmed === '' ? null : trimmed
  }),
)

/** Positions: a null `erl` or `erl_titel` becomes empty text. */
export const nullToEmpty = v.pipe(
  v.nullish(v.string()),
  v.transform((value) => value ?? ''),
)

/** Positions: a null `erl_on` becomes 'true'; booleans travel as text. */
export const erlOn = v.pipe(
  v.nullish(v.union([v.boolean(), v.picklist(['true', 'false'])])),
  v.transform((value) => (value === null || value === undefined ? 'true' : String(value))),
)

/** A call without payload still accepts the empty object that POST sends. */
export const noPayload = v.strictObject({})
