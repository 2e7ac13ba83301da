import type { Call } from '@waldkerf/domain/calls/call'
import { badValue, Problem, refuse } from './problem.ts'
import { columnsOf } from './schemas.ts'

/** PostgREST's parameters that are no columns. */
const reserved = new Set(['select', 'order', 'limit', 'offset'])

/** The request's `column=eq.value`. Other operators are not in the contract. */
const filtersOf = (url: URL): [column: string, value: string][] =>
  [...url.searchParams]
    .filter(([name]) => !reserved.has(name))
    .map(([name, filter]) => [name, filter.replace(/^eq\./, '')])

/** The database looks at columns and types before it looks at rights. @throws Problem 400 */
export function checkFilters(call: Call, url: URL): void {
  const columns = columnsOf(call)
  for (const [column, value] of filtersOf(url)) {
    const type = columns.get(column)
    if (type === undefined) throw new Problem(400, `column ${column} does not exist`, { code: '42703' })
    if (type === 'number' && !/^\s*-?\d+\s*$/.test(value)) throw badValue('bigint', value)
  }
}

/** Rows that a request's filters name, in its `order`. */
export function selectRows<R extends object>(rows: readonly R[], url: URL): R[] {
  const filters = filtersOf(url)
  const named = rows.filter((row) => filters.every(([name, value]) => String(row[name as keyof R]) === value.trim()))
  const order = url.searchParams.get('order')
  if (order === null) return named
  const column = order.replace(/\.asc$/, '') as keyof R
  return named.toSorted((a, b) => (a[column] < b[column] ? -1 : a[column] > b[column] ? 1 : 0))
}

/** The version a change is meant for, as `app.if_match` reads it. */
function ifMatch(request: Request): number | undefined {
  const given = request.headers.get('if-match')
  if (given === null) return undefined
  if (!/^\s*"?\d{1,9}"?\s*$/.test(given)) {
    throw refuse(400, 'bad_if_match', 'If-Match muss eine Versionsnummer sein.')
  }
  return Number(given.replaceAll('"', ''))
}

/**
 * Changes a row in place, as the triggers of the SQL do: the stored values once more are no change and no conflict, another
 * version is 412, and every change raises the version.
 * @param guard refuses by throwing, or answers columns that follow from the change
 */
export function changeRow<R extends { version: number }>(
  row: R,
  columns: Partial<R>,
  request: Request,
  guard: (next: R) => Partial<R> | void = () => {},
): R {
  const wanted = ifMatch(request)
  const next = { ...row, ...columns }
  const changed = Object.keys(columns).some((name) => next[name as keyof R] !== row[name as keyof R])
  if (!changed) return row
  if (wanted !== undefined && wanted !== row.version) {
    throw refuse(412, 'version_conflict', 'Der Eintrag wurde inzwischen geändert.', String(row.version))
  }
  return Object.assign(row, next, guard(next), { version: row.version + 1 })
}
