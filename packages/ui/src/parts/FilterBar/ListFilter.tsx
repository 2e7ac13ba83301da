import type {
  FilterValues,
  ListFilter as FilterDescription,
  Parts,
  PartsOfKind,
} from '@waldkerf/domain/filter/defineFilter'
import { occurring } from '@waldkerf/domain/filter/filtered'
import type { FilterPart, PartKind } from '@waldkerf/domain/filter/parts'
import { Fragment, type ReactNode, useMemo } from 'react'
import { useScreenWidth } from '@waldkerf/ui/browser/useScreenWidth'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Combobox, type ComboboxOption } from '../Combobox/Combobox.tsx'
import { Days, FieldPlace, FilterBar, type FilterBarProps } from './FilterBar.tsx'
import { FilterChips } from './FilterChips.tsx'
import { ChoiceFilter, DayFilter, SearchFilter, YearFilter } from './FilterFields.tsx'
import { texts } from '../parts.texts.ts'

/** A part of a filter in words, and what can be chosen. */
export interface PartWords {
  /** Of its field. */
  label: string
  /** Stands for no choice. */
  all?: string
  /** Values as they are read; one that has no words is read as it is. */
  words?: Readonly<Record<string, string>> | ((value: string) => string)
  /** Values that are always offered; absent: those that occur. */
  known?: readonly string[]
  /** Records by name. */
  records?: readonly ComboboxOption[]
}

/** A list's filter in words. A part of which nothing is said does not compile; one whose words are undefined is not in the bar now. */
export interface FilterWords<P> {
  /** Of the bar. */
  label: string
  /** In the search, as an example: which words it looks for. */
  hint: string
  parts: Readonly<Record<Exclude<keyof P, PartsOfKind<P, 'search' | 'elsewhere'>>, PartWords | undefined>>
}

const wordFor =
  ({ words }: PartWords) =>
  (value: string) =>
    (typeof words === 'function' ? words(value) : words?.[value]) ?? value

const asText = (value: unknown) => (typeof value === 'string' ? value : '')

/** A value in words; '' for one that narrows nothing. */
function valueWords<Row>(
  { kind, write }: FilterPart<Row, unknown>,
  words: PartWords,
  value: unknown,
  day: (day: string) => string,
): string {
  switch (kind) {
    case 'chips':
      return (value as readonly string[]).map(wordFor(words)).join(', ')
    case 'record':
      return words.records?.find(({ value: id }) => id === write(value))?.label ?? write(value)
    case 'day':
      return value ? day(write(value)) : ''
    case 'choice':
      return value ? wordFor(words)(asText(value)) : ''
    default:
      return write(value)
  }
}

/** A filter in words. */
export interface FilterNote {
  /** For files that leave the page. */
  all: string
  /** All that is set but the search, for the list's own bar. */
  set: readonly string[]
}

type AnyWords = { parts: Readonly<Record<string, PartWords | undefined>> }

/** The parts of a filter in the order in which they are said: chips first, then as they are described. */
function inOrder<Row>(parts: Parts<Row>) {
  const all: readonly (readonly [string, FilterPart<Row, unknown>])[] = Object.entries(parts)
  return all.toSorted(([, a], [, b]) => Number(b.kind === 'chips') - Number(a.kind === 'chips'))
}

/** The filter of a list in words. */
export function useFilterNote<Row, P extends Parts<Row>>(
  { parts }: FilterDescription<Row, P>,
  words: FilterWords<P>,
  filter: FilterValues<P>,
): FilterNote {
  const t = useTexts(texts).filterBar
  const { day } = useFormat()
  const named: AnyWords = words
  const values: Readonly<Record<string, unknown>> = filter
  const set = inOrder(parts).flatMap(([key, part]) => {
    const own = named.parts[key]
    const said = own && valueWords(part, own, values[key], day)
    return said ? [`${own.label}: ${said}`] : []
  })
  const search = inOrder(parts).flatMap(([key, { kind }]) => {
    const typed = kind === 'search' ? asText(values[key]).trim() : ''
    return typed ? [`${t.words}: ${typed}`] : []
  })
  return { all: [...search, ...set].join('; ') || t.everything, set }
}

interface FieldProps<Row> {
  part: FilterPart<Row, unknown>
  words: PartWords
  value: unknown
  rows: readonly Row[]
  onChange: (value: unknown) => void
}

/** The field of a part, by its kind. */
function PartField<Row>({ part, words, value, rows, onChange }: FieldProps<Row>) {
  const { label, all = '', known, records } = words
  const { kind, value: read } = part
  // In a line of fields a day is named where it will stand, on a phone above it.
  const isPhone = useScreenWidth() === 'phone'
  const offered = useMemo(
    () => known ?? (kind === 'choice' && read ? occurring(rows.map(read)) : []),
    [known, kind, read, rows],
  )
  const options = useMemo(() => [{ value: '', label: all }, ...(records ?? [])], [all, records])
  switch (kind) {
    case 'record':
      return (
        <FieldPlace>
          <Combobox
            label={label}
            options={options}
            value={part.write(value)}
            onChange={(text) => onChange(part.read(text))}
          />
        </FieldPlace>
      )
    case 'choice':
      return (
        <ChoiceFilter
          label={label}
          all={all}
          options={offered}
          word={wordFor(words)}
          value={asText(value)}
          onChange={onChange}
        />
      )
    case 'day':
      return (
        <FieldPlace data-day={isPhone ? 'named' : ''}>
          <DayFilter
            label={label}
            placeholder={isPhone ? undefined : label}
            value={asText(value)}
            onChange={onChange}
          />
        </FieldPlace>
      )
    case 'year':
      return <YearFilter label={label} year={part.read(part.write(value)) as number | undefined} onChange={onChange} />
    default:
      return null
  }
}

export interface ListFilterProps<Row, P extends Parts<Row>> extends Pick<FilterBarProps, 'head'> {
  /** How the list is described: see `describeList`. */
  of: FilterDescription<Row, P>
  words: FilterWords<P>
  filter: FilterValues<P>
  list: {
    /** Whose values there are to choose from. */
    all: readonly Row[]
    /** Per chip: how many rows it would show. */
    counts: ReadonlyMap<string, number>
  }
  /** In place of plain ones, and in the open on a phone. */
  chips?: ReactNode
  onFilter: (filter: FilterValues<P>) => void
  /** Absent: the empty filter. */
  reset?: FilterValues<P>
}

/** The bar of a list's filter, as its description says: search, chips, a field for each other part. */
export function ListFilter<Row, P extends Parts<Row>>(props: ListFilterProps<Row, P>) {
  const { of: description, words, filter, list, head, chips, onFilter, reset = description.empty } = props
  const { set } = useFilterNote(description, words, filter)
  const named: AnyWords = words
  const values: Readonly<Record<string, unknown>> = filter
  const change = (key: string, value: unknown) => onFilter({ ...filter, [key]: value })
  const parts: readonly (readonly [string, FilterPart<Row, unknown>])[] = Object.entries(description.parts)
  const first = (wanted: PartKind) => parts.find(([, { kind }]) => kind === wanted)?.[0]
  const search = first('search') ?? ''
  const chosen = first('chips')
  const own = chosen && named.parts[chosen]
  const days = parts.filter(([key, { kind }]) => kind === 'day' && named.parts[key])
  // In a phone's sheet each has a line of its own.
  const Span = useScreenWidth() === 'phone' ? Fragment : Days
  const field = (key: string, part: FilterPart<Row, unknown>) => {
    const partWords = named.parts[key]
    return (
      partWords && (
        <PartField
          key={key}
          part={part}
          words={partWords}
          value={values[key]}
          rows={list.all}
          onChange={(value) => change(key, value)}
        />
      )
    )
  }
  return (
    <FilterBar
      label={words.label}
      search={
        <SearchFilter hint={words.hint} value={asText(values[search])} onChange={(text) => change(search, text)} />
      }
      set={set}
      {...(head && { head })}
      openChips={chips !== undefined}
      chips={
        chips ??
        (chosen && own && (
          <FilterChips
            label={own.label}
            known={own.known ?? []}
            chosen={values[chosen] as readonly string[]}
            counts={list.all.length > 0 ? list.counts : undefined}
            onChange={(next) => change(chosen, next)}
            render={wordFor(own)}
          />
        ))
      }
      onReset={description.isEmpty(filter) ? undefined : () => onFilter(reset)}
    >
      {parts.map(([key, part]) => {
        if (part.kind !== 'day') return field(key, part)
        return key === days[0]?.[0] && <Span key="days">{days.map((each) => field(...each))}</Span>
      })}
    </FilterBar>
  )
}
