import * as v from 'valibot'
import { day, decimal, flag, id, text } from './wire.ts'

/**
 * A column is the schema that reads it from the wire, with the limits of its table as metadata. Reading checks only the
 * kind, so that a stored row is never refused for its length. Payloads, forms, mocks and tests follow from the
 * metadata; one test compares it with the tables of the database.
 */
export type Facts =
  /**
   * At most `most` characters, as people count them; '' by default. `isCleared`: a text without visible characters is
   * stored as ''.
   */
  | { readonly kind: 'text'; readonly most: number; readonly isCleared: boolean }
  /** A text with at least one visible character; a name is stored without blanks around it. */
  | { readonly kind: 'words'; readonly most: number; readonly isName: boolean }
  /** An e-mail address, or '' where none is needed. */
  | { readonly kind: 'address'; readonly most: 254; readonly isNeeded: boolean }
  /** One of several words; the table knows only the initial one. */
  | { readonly kind: 'status'; readonly fallback: string }
  /** Decimal text. */
  | { readonly kind: 'decimal'; readonly least: number; readonly most: number; readonly decimals: number }
  | { readonly kind: 'whole'; readonly least: number; readonly most: number; readonly isNullable: boolean }
  /** A number of days or pieces from 0 to `most`; `fallback` is the table's default. */
  | { readonly kind: 'count'; readonly most: number; readonly fallback: number }
  /** A number with binary fractions, or null. */
  | { readonly kind: 'real'; readonly least: number; readonly most: number; readonly isNullable: true }
  | { readonly kind: 'day'; readonly isNullable: boolean }
  /** The id of a row of another table; `type` is the id's type. */
  | { readonly kind: 'reference'; readonly type: 'bigint' | 'integer'; readonly isNullable: boolean }
  /** `fallback` is the table's default. */
  | { readonly kind: 'flag'; readonly fallback: boolean }

/** By their names, in the order in which the service looks at them. */
export type Columns = Readonly<Record<string, v.GenericSchema>>

/** Equivalent to `v.metadata`; valibot is one file, so that its own function would be loaded with the first screen. */
/* @__NO_SIDE_EFFECTS__ */
function facts<T, const F extends Facts>(metadata: F): v.MetadataAction<T, F> {
  return { kind: 'metadata', type: 'metadata', reference: facts, metadata } as unknown as v.MetadataAction<T, F>
}

/* @__NO_SIDE_EFFECTS__ */
export const textColumn = (most: number) => v.pipe(text, facts({ kind: 'text', most, isCleared: false }))

/** A text without visible characters is stored as ''. */
/* @__NO_SIDE_EFFECTS__ */
export const visibleTextColumn = (most: number) => v.pipe(text, facts({ kind: 'text', most, isCleared: true }))

/** The name by which people find the row; required. */
/* @__NO_SIDE_EFFECTS__ */
export const nameColumn = (most: number) => v.pipe(text, facts({ kind: 'words', most, isName: true }))

/** A text that may not be empty. */
/* @__NO_SIDE_EFFECTS__ */
export const wordsColumn = (most: number) => v.pipe(text, facts({ kind: 'words', most, isName: false }))

/* @__NO_SIDE_EFFECTS__ */
export const addressColumn = (isNeeded: boolean) => v.pipe(text, facts({ kind: 'address', most: 254, isNeeded }))

/* @__NO_SIDE_EFFECTS__ */
export const statusColumn = (fallback: string) => v.pipe(text, facts({ kind: 'status', fallback }))

/** From `-most` to `most`. */
/* @__NO_SIDE_EFFECTS__ */
export const decimalColumn = (most: number, decimals: number) =>
  v.pipe(decimal, facts({ kind: 'decimal', least: -most, most, decimals }))

/** In per cent. */
/* @__NO_SIDE_EFFECTS__ */
export const rateColumn = () => v.pipe(decimal, facts({ kind: 'decimal', least: 0, most: 100, decimals: 2 }))

/* @__NO_SIDE_EFFECTS__ */
export const wholeColumn = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), facts({ kind: 'whole', least, most, isNullable: false }))

/* @__NO_SIDE_EFFECTS__ */
export const optionalWholeColumn = (least: number, most: number) =>
  v.pipe(v.nullish(v.number(), null), facts({ kind: 'whole', least, most, isNullable: true }))

/* @__NO_SIDE_EFFECTS__ */
export const countColumn = (most: number, fallback: number) =>
  v.pipe(v.number(), v.integer(), facts({ kind: 'count', most, fallback }))

/** @param least both limits included; `Number.MIN_VALUE` for all above zero */
/* @__NO_SIDE_EFFECTS__ */
export const realColumn = (least: number, most: number) =>
  v.pipe(v.nullish(v.pipe(v.number(), v.finite()), null), facts({ kind: 'real', least, most, isNullable: true }))

/* @__NO_SIDE_EFFECTS__ */
export const dayColumn = () => v.pipe(day, facts({ kind: 'day', isNullable: false }))

/* @__NO_SIDE_EFFECTS__ */
export const optionalDayColumn = () => v.pipe(v.nullish(day, null), facts({ kind: 'day', isNullable: true }))

/* @__NO_SIDE_EFFECTS__ */
export const referenceColumn = (type: 'bigint' | 'integer' = 'bigint') =>
  v.pipe(id, facts({ kind: 'reference', type, isNullable: false }))

/* @__NO_SIDE_EFFECTS__ */
export const optionalReferenceColumn = () =>
  v.pipe(v.nullish(id, null), facts({ kind: 'reference', type: 'bigint', isNullable: true }))

/* @__NO_SIDE_EFFECTS__ */
export const flagColumn = (fallback: boolean) => v.pipe(flag, facts({ kind: 'flag', fallback }))

/** The kind of a column, for types that follow from it. */
export type Kind<C extends v.GenericSchema> =
  v.InferMetadata<C> extends { kind: infer K extends Facts['kind'] } ? K : never

export type Row<C extends Columns> = { [N in keyof C]: v.InferOutput<C[N]> }

/** Columns of a kind, by their names. */
type Names<C extends Columns, K extends Facts['kind']> = {
  [N in keyof C]: Kind<C[N]> extends K ? N : never
}[keyof C]

export const columnNames = <C extends Columns>(columns: C) => Object.keys(columns) as (keyof C & string)[]

/** The limits of the table. @throws for a schema that is no column */
export function factsAbout(column: v.GenericSchema): Facts {
  const { pipe = [] } = column as { pipe?: readonly Partial<v.MetadataAction<unknown, Facts>>[] }
  const found = pipe.find(({ type }) => type === 'metadata')?.metadata
  if (!found) throw new Error('a schema without metadata is no column')
  return found
}

/** Every column by its name. */
export const eachColumn = (columns: Columns): readonly (readonly [name: string, facts: Facts])[] =>
  Object.entries(columns).map(([name, column]) => [name, factsAbout(column)])

type Texts = 'text' | 'words' | 'address'
const isText = (facts: Facts) => facts.kind === 'text' || facts.kind === 'words' || facts.kind === 'address'

/** How many characters each text takes. */
export const textLengths = <C extends Columns>(columns: C): Readonly<Record<Names<C, Texts>, number>> =>
  Object.fromEntries(
    eachColumn(columns).flatMap(([name, facts]) => (isText(facts) ? [[name, facts.most]] : [])),
  ) as Record<Names<C, Texts>, number>

/** The largest number that a column takes, and how many decimals. */
export function numberLimits(column: v.GenericSchema): { most: number; decimals: number } {
  const found = factsAbout(column)
  if (found.kind === 'decimal') return { most: found.most, decimals: found.decimals }
  if (found.kind === 'count' || found.kind === 'whole') return { most: found.most, decimals: 0 }
  throw new Error(`a column of kind ${found.kind} has no number`)
}

function emptyValue(facts: Facts): string | number | boolean | null {
  if ('isNullable' in facts && facts.isNullable) return null
  if ('fallback' in facts) return facts.fallback
  if (facts.kind === 'whole') return facts.least
  if (facts.kind === 'reference') return 0
  return facts.kind === 'decimal' ? '0' : ''
}

/** A row with the default value of each column. */
export const emptyRow = <C extends Columns>(columns: C): Row<C> =>
  Object.fromEntries(eachColumn(columns).map(([name, facts]) => [name, emptyValue(facts)])) as Row<C>

/** The values of these columns in a row that may have more. */
export const columnValues = <C extends Columns>(columns: C, row: Row<C>): Row<C> =>
  Object.fromEntries(Object.keys(columns).map((name) => [name, row[name]])) as Row<C>
