import { type Filtered, filtered } from './filtered.ts'
import type { FilterPart, PartKind } from './parts.ts'

export type Parts<Row> = Readonly<Record<string, FilterPart<Row, unknown>>>

/** The value of each part. */
export type FilterValues<P> = { [K in keyof P]: P[K] extends { empty: infer Value } ? Value : never }

/** The names of the parts of some kinds. */
export type PartsOfKind<P, Kind extends PartKind> = {
  [K in keyof P]: P[K] extends { kind: Kind } ? K : never
}[keyof P]

/** A list's filter as derived from its parts, without labels. */
export interface ListFilter<Row, P extends Parts<Row>> {
  parts: P
  empty: FilterValues<P>
  isEmpty: (filter: FilterValues<P>) => boolean
  /** How many of these parts narrow the list. */
  countSet: (filter: FilterValues<P>, parts: readonly (keyof P)[]) => number
  /** Invalid parts of the query narrow nothing and are reported to `ignored` as `name=text`. */
  read: (query: URLSearchParams, ignored?: (part: string) => void) => FilterValues<P>
  /** The reverse, in the order of the parts; those that narrow nothing are left out. */
  write: (filter: FilterValues<P>) => URLSearchParams
  /** Whether a row fits all parts but the chips. */
  fits: (filter: FilterValues<P>) => (row: Row) => boolean
  /** The rows that fit, in their order, and how many each chip would leave. */
  narrow: (rows: readonly Row[], filter: FilterValues<P>) => Filtered<Row>
}

const isSet = <Row>(part: FilterPart<Row, unknown>, value: unknown) =>
  part.isSet ? part.isSet(value) : part.write(value) !== ''

const noCounts: ReadonlyMap<string, number> = new Map()

/** Describes the filter of a list once, part by part. */
export function defineFilter<Row, const P extends Parts<Row>>(parts: P & Parts<Row>): ListFilter<Row, P> {
  const all: readonly (readonly [keyof P, FilterPart<Row, unknown>])[] = Object.entries(parts)
  const asFilter = (entries: readonly (readonly [keyof P, unknown])[]) => Object.fromEntries(entries) as FilterValues<P>
  const chips = all.find(([, { kind, value }]) => kind === 'chips' && value)
  const fits: ListFilter<Row, P>['fits'] = (filter) => {
    const tests = all.flatMap(([key, part]) => (isSet(part, filter[key]) ? (part.test?.(filter[key]) ?? []) : []))
    return (row) => tests.every((test) => test(row))
  }
  return {
    parts,
    empty: asFilter(all.map(([key, { empty }]) => [key, empty])),
    isEmpty: (filter) => !all.some(([key, part]) => isSet(part, filter[key])),
    countSet: (filter, keys) => keys.filter((key) => isSet(parts[key]!, filter[key])).length,
    read: (query, ignored) =>
      asFilter(
        all.map(([key, { name, empty, read }]) => {
          const text = query.get(name)
          const value = text ? read(text) : empty
          if (value === undefined && text) ignored?.(`${name}=${text}`)
          return [key, value ?? empty]
        }),
      ),
    write(filter) {
      const query = new URLSearchParams()
      for (const [key, part] of all) {
        const text = part.write(filter[key])
        if (text !== '') query.set(part.name, text)
      }
      return query
    },
    fits,
    narrow(rows, filter) {
      if (!chips) return { rows: rows.filter(fits(filter)), counts: noCounts }
      const [key, part] = chips
      return filtered(rows, {
        fits: fits(filter),
        group: (row) => part.value?.(row) ?? '',
        chosen: filter[key] as readonly string[],
      })
    },
  }
}
