import * as v from 'valibot'

/** Building blocks of wire shapes, shared by all entities. */

/** A row's number as PostgREST sends it. */
export const id = v.pipe(v.number(), v.integer(), v.minValue(0))

/** `version`: raised by the database with every change; travels back as `If-Match`. */
export const version = v.pipe(v.number(), v.integer(), v.minValue(1))

/** A calendar day, `YYYY-MM-DD`. It stays text: `new Date` would put it into a time zone. */
export const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))

/** An instant as ISO 8601 text. */
export const instant = v.pipe(v.string(), v.isoTimestamp())

/** Text that may be absent on the wire; absent and empty mean the same to every screen. */
export const text = v.nullish(v.string(), '')

/** A person as e-mail; '' is nobody, null somebody whom the caller may not know. */
export const knownName = v.nullish(v.string(), null)

/** A yes or no; some rows still carry it as 0/1 or as text. */
export const flag = v.pipe(
  v.union([v.boolean(), v.number(), v.string()]),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'true' || value === 't'),
)

/** Money, rates and quantities: decimal text from end to end, never a binary float. */
export const decimal = v.pipe(v.string(), v.regex(/^-?\d{1,15}(\.\d{1,6})?$/))

/** A computed amount of money: exactly two decimals, any number of digits before them. */
export const amount = v.pipe(v.string(), v.regex(/^-?\d+\.\d{2}$/))

/** Maps each value of an object, keeping the names. */
/* @__NO_SIDE_EFFECTS__ */
export const eachOne = <Values extends Readonly<Record<string, unknown>>, Made>(
  values: Values,
  make: (value: Values[keyof Values]) => Made,
) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, make(value as Values[keyof Values])]),
  ) as Record<keyof Values, Made>
