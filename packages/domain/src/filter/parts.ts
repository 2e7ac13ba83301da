import { isDay } from '../export/exportColumn.ts'
import { wordSearch } from './filtered.ts'

/** How a part of a filter is chosen in a list's bar and said in words; `elsewhere`: not in the bar. */
export type PartKind = 'search' | 'chips' | 'record' | 'choice' | 'day' | 'year' | 'elsewhere'

type Test<Row> = (row: Row) => boolean

/** One part of a list's filter: what it is called in the address, and what it asks of a row. */
export interface FilterPart<Row, Value, Kind extends PartKind = PartKind> {
  kind: Kind
  /** In the address and in saved views, which any version of the product may have written. */
  name: string
  /** Narrows nothing. */
  empty: Value
  /** Undefined: the text makes no sense. */
  read(text: string): Value | undefined
  write(value: Value): string
  /** Absent: whatever is written narrows. */
  isSet?(value: Value): boolean
  /** Asked for values that narrow. Absent: the list narrows by this part itself. */
  test?(value: Value): Test<Row>
  /** The value of a row; '' for none. Of chips and of choices among those that occur. */
  value?(row: Row): string
}

type TextColumn<Row> = { [K in keyof Row]: Row[K] extends string ? K : never }[keyof Row]

export const readId = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)
const readDay = (text: string) => (isDay(text) ? text : undefined)
const readYear = (text: string) => (/^[1-9]\d{3}$/.test(text) ? Number(text) : undefined)
const number = (value: number | undefined) => (value ? String(value) : '')
const asIs = (text: string) => text

/** How several values stand in one text. */
export interface Separation {
  /** A comma, where values have none. */
  between?: string
  /** Stands for '', where that is a value. */
  nothing?: string
}

function several({ between = ',', nothing = '' }: Separation) {
  return {
    empty: [] as readonly string[],
    read(text: string): readonly string[] | undefined {
      const values = text.split(between).filter(Boolean)
      return values.length > 0 ? values.map((one) => (one === nothing ? '' : one)) : undefined
    },
    write: (values: readonly string[]) => values.map((one) => one || nothing).join(between),
  }
}

/** A value of a row that is not known lies in no range. */
const within =
  <Row, V extends string | number>(value: (row: Row) => V | null, fits: (value: V, end: V) => boolean) =>
  (end: V): Test<Row> =>
  (row) => {
    const own = value(row)
    return own !== null && fits(own, end)
  }
const from = <V>(value: V, least: V) => value >= least
const to = <V>(value: V, most: V) => value <= most

const day = <Row>(name: string, test: (day: string) => Test<Row>): FilterPart<Row, string, 'day'> => ({
  kind: 'day',
  name,
  empty: '',
  read: readDay,
  write: asIs,
  test,
})

const year = <Row>(name: string, test: (year: number) => Test<Row>): FilterPart<Row, number | undefined, 'year'> => ({
  kind: 'year',
  name,
  empty: undefined,
  read: readYear,
  write: number,
  test: (wanted) => test(wanted ?? 0),
})

/** The parts that filters of these rows are made of; `name` is the one in the address. */
export const filterParts = <Row>() => ({
  /** Words that must all occur in a row's text. */
  search: (name: string, text?: (row: Row) => string): FilterPart<Row, string, 'search'> => ({
    kind: 'search',
    name,
    empty: '',
    read: asIs,
    write: asIs,
    isSet: (words) => words.trim() !== '',
    ...(text && {
      test(words) {
        const matches = wordSearch(words)
        return (row) => matches(() => text(row))
      },
    }),
  }),
  /** Groups of rows, of which those chosen are shown, each with its count; none chosen: all. */
  chips: (
    name: string,
    group?: (row: Row) => string,
    separation: Separation = {},
  ): FilterPart<Row, readonly string[], 'chips'> => ({
    kind: 'chips',
    name,
    ...several(separation),
    ...(group && { value: group }),
  }),
  /** Another record by its number: rows that belong to it. */
  record: (
    name: string,
    belongs?: (row: Row, id: number) => boolean,
  ): FilterPart<Row, number | undefined, 'record'> => ({
    kind: 'record',
    name,
    empty: undefined,
    read: readId,
    write: (id) => (id === undefined ? '' : String(id)),
    ...(belongs && { test: (id) => (row) => id === undefined || belongs(row, id) }),
  }),
  /** One of the texts that a column has. */
  choice(name: string, column: TextColumn<Row>): FilterPart<Row, string, 'choice'> {
    const value = (row: Row) => String(row[column])
    return {
      kind: 'choice',
      name,
      empty: '',
      read: asIs,
      write: asIs,
      value,
      test: (wanted) => (row) => value(row) === wanted,
    }
  },
  /** A whole number up to `most` that is set elsewhere, beside the rows. */
  figure: (name: string, most: number, usual: number): FilterPart<Row, number, 'elsewhere'> => ({
    kind: 'elsewhere',
    name,
    empty: usual,
    read: (text) => (/^\d{1,3}$/.test(text) && Number(text) <= most ? Number(text) : undefined),
    write: (value) => (value === usual ? '' : String(value)),
  }),
  /** A text that is chosen elsewhere. @param makesSense absent: whatever it is */
  text: (name: string, makesSense: (text: string) => boolean = () => true): FilterPart<Row, string, 'elsewhere'> => ({
    kind: 'elsewhere',
    name,
    empty: '',
    read: (text) => (makesSense(text) ? text : undefined),
    write: asIs,
    isSet: (text) => text.trim() !== '',
  }),
  /** One of a few values, by their words in the address. */
  word: <const V extends string, Kind extends 'choice' | 'elsewhere'>(
    kind: Kind,
    name: string,
    words: Readonly<Record<string, V>>,
    test?: (value: V) => Test<Row>,
  ): FilterPart<Row, V | '', Kind> => ({
    kind,
    name,
    empty: '',
    read: (text) => (Object.hasOwn(words, text) ? words[text] : undefined),
    write: (value) => Object.keys(words).find((word) => words[word] === value) ?? '',
    ...(test && { test: (value) => (value ? test(value) : () => true) }),
  }),
  /** Days `YYYY-MM-DD`, this one included. */
  dayFrom: (name: string, value: (row: Row) => string | null) => day(name, within(value, from)),
  dayTo: (name: string, value: (row: Row) => string | null) => day(name, within(value, to)),
  yearFrom: (name: string, value: (row: Row) => number | null) => year(name, within(value, from)),
  yearTo: (name: string, value: (row: Row) => number | null) => year(name, within(value, to)),
})
