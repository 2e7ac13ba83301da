import type { Sort } from '@waldkerf/ui/parts/DataTable/DataTable'

/** `sortierung=-net`: a column, with a minus when it falls. What makes no sense is no order. */
export function readSort(text: string | null): Sort | undefined {
  const [, minus, column] = /^(-?)([a-z]+)$/i.exec(text ?? '') ?? []
  return column ? { column, direction: minus ? 'descending' : 'ascending' } : undefined
}

export const writeSort = (sort: Sort | undefined): string =>
  sort ? `${sort.direction === 'descending' ? '-' : ''}${sort.column}` : ''

/** An address's query of the parts that say something. */
export function queryOf(parts: Readonly<Record<string, string | number | undefined>>): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parts)) {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  return query
}

/** Reads what a person, an older version or nobody has written: what makes no sense is left out. */
export function readerOf(query: URLSearchParams) {
  const text = (name: string) => query.get(name) ?? ''
  return {
    text,
    list: (name: string) => text(name).split(',').filter(Boolean),
    id: (name: string) => (/^\d{1,15}$/.test(text(name)) ? Number(text(name)) : undefined),
    day: (name: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text(name)) ? text(name) : ''),
  }
}
