import { isDay } from '@waldkerf/domain/export/exportColumn'
import type { Sort } from '@waldkerf/ui/parts/DataTable/DataTable'

/** `sortierung=-net`: a column, with a minus for descending. A value that makes no sense is the usual order. */
export function readSort(text: string | null, usual?: Sort): Sort | undefined {
  const [, minus, column] = /^(-?)([a-z_]+)$/i.exec(text ?? '') ?? []
  return column ? { column, direction: minus ? 'descending' : 'ascending' } : usual
}

/** '' for the usual order. */
export const writeSort = (sort: Sort | undefined, usual?: Sort): string =>
  !sort || (sort.column === usual?.column && sort.direction === usual.direction)
    ? ''
    : `${sort.direction === 'descending' ? '-' : ''}${sort.column}`

/** Builds a query from the parts that are not empty. */
export function toQuery(parts: Readonly<Record<string, string | number | undefined>>): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parts)) {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  return query
}

/** Reads a query that a person typed or an older version wrote: parts that make no sense are left out. */
export function queryReader(query: URLSearchParams) {
  const text = (name: string) => query.get(name) ?? ''
  const number = (name: string, form: RegExp) => (form.test(text(name)) ? Number(text(name)) : undefined)
  return {
    text,
    list: (name: string, between = ',') => text(name).split(between).filter(Boolean),
    id: (name: string) => number(name, /^[1-9]\d{0,14}$/),
    year: (name: string) => number(name, /^\d{4}$/),
    day: (name: string) => (isDay(text(name)) ? text(name) : ''),
  }
}
