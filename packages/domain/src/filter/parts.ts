import { isDay } from '../export/exportColumn.ts'
import { wordSearch } from './filtered.ts'

/** The control of a filter's part in a list's bar; `elsewhere`: not in the bar. */
export type PartKind = 'search' | 'chips' | 'record' | 'choice' | 'day' | 'year' | 'elsewhere'

type Test<Row> = (row: Row) => boolean

/** One part of a list's filter: its name in the address, and its test of a row. */
export interface FilterPart<Row, Value, Kind extends PartKind = PartKind> {
  kind: Kind
  /** In addresses and saved views, also of earlier releases, so that it must not change. */
  name: string
  /** The value that narrows nothing. */
  empty: Value
  /** Undefined: the text is invalid. */
  read(text: string): Value | undefined
  write(value: Value): string
  /** Absent: every value with a text narrows. */
  isSet?(value: Value): boolean
  /** Called only with values that narrow. Absent: the list applies this part itself. */
  test?(value: Value): Test<Row>
  /** The value of a row; '' for none. For chips, and for choices among the values that occur. */
  value?(row: Row): string
}

type TextColumn<Row> = { [K in keyof Row]: Row[K] extends string ? K : never }[keyof Row]

export const readId = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)
const readDay = (text: string) => (isDay(text) ? text : undefined)
const readYear = (text: string) => (/^[1-9]\d{3}$/.test(text) ? Number(text) : undefined)
const number = (value: number | undefined) => (value ? String(value) : '')
const asIs = (text: string) => text

/** How several values are written in one text. */
export interface Separation {
  /** The separator; a comma by default, if no value contains one. */
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

/** An unknown value of a row lies in no range. */
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

/** Makers of the parts of filters for these rows; `name` is the one in the address. */
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
  /** Groups of rows with their counts; only chosen groups are shown, all if none is chosen. */
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
  /** Rows that belong to another record, given by its id. */
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
  /** A text that is chosen elsewhere. @param makesSense whether a text is valid; absent: all are */
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
