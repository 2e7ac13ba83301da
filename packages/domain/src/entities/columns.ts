import * as v from 'valibot'
import { decimal, flag, text } from './wire.ts'

/**
 * A column is how it is read from the wire and, as its metadata, what its table takes. Reading asks for the kind alone: a
 * row that is stored is never refused for its length. Payloads, forms, mocks and tests follow from the metadata, and one
 * test compares it with the tables of the database. None of these columns is ever null.
 */
export type Facts =
  /** At most so many characters, as people count them; '' where nothing is said. */
  | { readonly kind: 'text'; readonly most: number }
  /** Decimal text, of this amount at most on either side of zero. */
  | { readonly kind: 'decimal'; readonly most: number; readonly decimals: number }
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  /** The fallback stands where nothing is said. */
  | { readonly kind: 'flag'; readonly fallback: boolean }

/** By their names, in the order in which the service looks at them. */
export type Columns = Readonly<Record<string, v.GenericSchema>>

/** As `v.metadata` and read by `v.getMetadata`; valibot is one file, so that its own would come with the first load. */
/* @__NO_SIDE_EFFECTS__ */
function facts<T, const F extends Facts>(metadata: F): v.MetadataAction<T, F> {
  return { kind: 'metadata', type: 'metadata', reference: facts, metadata } as unknown as v.MetadataAction<T, F>
}

/* @__NO_SIDE_EFFECTS__ */
export const textColumn = (most: number) => v.pipe(text, facts({ kind: 'text', most }))

/* @__NO_SIDE_EFFECTS__ */
export const decimalColumn = (most: number, decimals: number) =>
  v.pipe(decimal, facts({ kind: 'decimal', most, decimals }))

/* @__NO_SIDE_EFFECTS__ */
export const wholeColumn = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), facts({ kind: 'whole', least, most }))

/* @__NO_SIDE_EFFECTS__ */
export const flagColumn = (fallback: boolean) => v.pipe(flag, facts({ kind: 'flag', fallback }))

/** The kind of a column, for types that follow from it. */
export type Kind<C extends v.GenericSchema> =
  v.InferMetadata<C> extends { kind: infer K extends Facts['kind'] } ? K : never

export type Row<C extends Columns> = { [N in keyof C]: v.InferOutput<C[N]> }

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

/** How many characters each text takes. */
export const textLengths = <C extends Columns>(columns: C): Readonly<Record<Names<C, 'text'>, number>> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, column]) => {
      const facts = factsAbout(column)
      return facts.kind === 'text' ? [[name, facts.most]] : []
    }),
  ) as Record<Names<C, 'text'>, number>

function emptyValue(facts: Facts): string | number | boolean {
  if (facts.kind === 'flag') return facts.fallback
  if (facts.kind === 'whole') return facts.least
  return facts.kind === 'decimal' ? '0' : ''
}

/** A row in which nobody has written anything. */
export const emptyRow = <C extends Columns>(columns: C): Row<C> =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, emptyValue(factsAbout(column))])) as Row<C>

/** The values of these columns in a row that may have more. */
export const columnValues = <C extends Columns>(columns: C, row: Row<C>): Row<C> =>
  Object.fromEntries(Object.keys(columns).map((name) => [name, row[name]])) as Row<C>
