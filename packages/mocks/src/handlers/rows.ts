import { badValue, Problem, refuse } from './problem.ts'

type Row = object

/** PostgREST's parameters that are no columns. */
const reserved = new Set(['select', 'order', 'limit', 'offset'])

/** Rows that a request's `column=eq.value` filters name, in its `order`. Other operators are not in the contract. */
export function selectRows<R extends Row>(rows: readonly R[], url: URL): R[] {
  const filters = [...url.searchParams].filter(([name]) => !reserved.has(name))
  const named = rows.filter((row) => filters.every(([column, filter]) => matches(row, column, filter)))
  const order = url.searchParams.get('order')
  if (order === null) return named
  const column = order.replace(/\.asc$/, '') as keyof R
  return named.toSorted((a, b) => (a[column] < b[column] ? -1 : a[column] > b[column] ? 1 : 0))
}

function matches(row: Row, column: string, filter: string): boolean {
  if (!(column in row)) throw new Problem(400, `column ${column} does not exist`, { code: '42703' })
  const stored: unknown = row[column as keyof Row]
  const value = filter.replace(/^eq\./, '')
  if (typeof stored === 'number' && !/^\s*-?\d+\s*$/.test(value)) throw badValue('bigint', value)
  return typeof stored === 'number' ? stored === Number(value) : String(stored) === value
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
