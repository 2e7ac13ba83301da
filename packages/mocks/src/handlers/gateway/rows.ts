import type { Call } from '@waldkerf/domain/calls/call'
import type { RefusalKey } from '@waldkerf/domain/refusals/refusals'
import type { Columns } from '@waldkerf/domain/entities/columns'
import { checkCells, readCells, requireCells } from '../values/cells.ts'
import { badValue, Problem, refuse, toId } from './problem.ts'
import { answerColumns } from './payload.ts'
import { isSameDecimal } from '../values/arguments.ts'

/** PostgREST's parameters that are not columns. */
const reserved = new Set(['select', 'order', 'limit', 'offset'])

/** The values of a filter: of `in.(1,2)`, `eq.1`, or none of `in.()`. */
function filterValues(filter: string): string[] {
  const several = /^in\.\((.*)\)$/.exec(filter)
  if (several?.[1] === '') return []
  return several ? (several[1] ?? '').split(',') : [filter.replace(/^eq\./, '')]
}

/** The request's `column=eq.value` and `column=in.(a,b)`. Other operators are not in the contract. */
const columnFilters = (url: URL): [column: string, values: string[]][] =>
  [...url.searchParams].filter(([name]) => !reserved.has(name)).map(([name, filter]) => [name, filterValues(filter)])

/** Whether a request has a filter on a column. */
export const hasFilter = (url: URL): boolean =>
  [...url.searchParams].some(([name, filter]) => !reserved.has(name) && /^eq\../.test(filter))

/** Checks columns and types of filters, which the database does before it checks rights. @throws Problem 400 */
export function checkFilters(call: Call, url: URL): void {
  const columns = answerColumns(call)
  for (const [column, values] of columnFilters(url)) {
    const type = columns.get(column)
    if (type === undefined) throw new Problem(400, `column ${column} does not exist`, { code: '42703' })
    const odd = type === 'number' && values.find((value) => !/^\s*-?\d+\s*$/.test(value))
    if (typeof odd === 'string') throw badValue('bigint', odd)
  }
}

/** Rows that a request's filters name, in its `order`. */
export function selectRows<R extends object>(rows: readonly R[], url: URL): R[] {
  const filters = columnFilters(url)
  const named = rows.filter((row) =>
    filters.every(([name, values]) => values.some((value) => String(row[name as keyof R]) === value.trim())),
  )
  const order = url.searchParams.get('order')
  if (order === null) return named
  const column = order.replace(/\.asc$/, '') as keyof R
  return named.toSorted((a, b) => (a[column] < b[column] ? -1 : a[column] > b[column] ? 1 : 0))
}

/** The version a change is meant for, as `app.if_match` reads it. */
function ifMatch(request: Request): number | undefined {
  const given = request.headers.get('if-match')
  if (given === null) return undefined
  if (!/^\s*"?\d{1,9}"?\s*$/.test(given)) throw refuse('bad_if_match')
  return Number(given.replaceAll('"', ''))
}

/** Refuses a change that was meant for another version of its row. @throws Problem 400, 412 */
export function requireVersion({ version }: { version: number }, request: Request): void {
  const wanted = ifMatch(request)
  if (wanted !== undefined && wanted !== version) throw refuse('version_conflict', String(version))
}

/** Columns of decimal text, compared as numbers: 19 and 19.00 are equal. */
const decimalColumns = new Set(['anzahl', 'ep', 'ust_satz', 'betrag', 'skonto_prozent'])

/** Whether these columns differ from the row's. */
export const isChange = <R extends object>(row: R, columns: Partial<R>): boolean =>
  Object.entries(columns).some(([name, value]) => {
    const stored = row[name as keyof R]
    return decimalColumns.has(name) ? !isSameDecimal(String(stored), String(value)) : stored !== value
  })

/**
 * Changes a row in place, as the triggers of the SQL do: stored values sent again are no change and no conflict,
 * another version is 412, and every change raises the version.
 * @param guard refuses by throwing, or returns further columns that change with it
 */
export function changeRow<R extends { version: number }>(
  row: R,
  columns: Partial<R>,
  request: Request,
  guard: (next: R) => Partial<R> | void = () => {},
): R {
  // A malformed header is refused even when the row does not change.
  ifMatch(request)
  // An equal number with other trailing zeros is stored as it was sent.
  if (!isChange(row, columns)) return Object.assign(row, columns)
  requireVersion(row, request)
  const next = { ...row, ...columns }
  return Object.assign(row, next, guard(next), { version: row.version + 1 })
}

/** The row with an id, which calls send as text. @throws Problem 400, 404 */
export function findRow<R extends { id: number }>(rows: readonly R[], sent: string, missing: RefusalKey): R {
  const wanted = toId(sent)
  const row = rows.find(({ id }) => id === wanted)
  if (!row) throw refuse(missing)
  return row
}

/** Removes the row with an id; answers whether there was one. @throws Problem 400 */
export function removeRow(rows: { id: number }[], sent: string): boolean {
  const wanted = toId(sent)
  const at = rows.findIndex(({ id }) => id === wanted)
  return at >= 0 && rows.splice(at, 1).length > 0
}

const german = new Intl.Collator('de')

/** Sorts by these columns, one after the other: texts in German order, numbers ascending. */
export const byColumns =
  <Name extends string>(...names: readonly Name[]) =>
  (a: Readonly<Record<Name, string | number>>, b: Readonly<Record<Name, string | number>>): number => {
    const name = names.find((each) => a[each] !== b[each])
    if (name === undefined) return 0
    const [one, other] = [a[name], b[name]]
    return typeof one === 'number' ? one - Number(other) : german.compare(one, String(other))
  }

const refuseMany = () => refuse('filter_missing.row')

/** The row that a DELETE names. @throws Problem 400 for more than one */
export function selectOne<R extends object>(rows: readonly R[], url: URL): R[] {
  const named = selectRows(rows, url)
  if (named.length > 1) throw refuseMany()
  return named
}

/**
 * PATCH: the named row gets these columns, checked by their types and the table. More than one row is refused last, as
 * the database does; nothing is changed before.
 * @param makeGuard see changeRow
 */
export function patchRows<R extends { version: number }>(
  rows: readonly R[],
  columns: Columns,
  { payload, request, url }: { payload: object; request: Request; url: URL },
  makeGuard: (row: R) => (next: R) => Partial<R> | void = () => () => {},
): R[] {
  const named = selectRows(rows, url)
  const changed = named.map((row) => {
    const sent = readCells(columns, payload) as Partial<R>
    return changeRow({ ...row }, sent, request, (next) => {
      requireCells(columns, sent)
      const derived = makeGuard(row)(next)
      checkCells(columns, sent)
      return derived
    })
  })
  if (changed.length > 1) throw refuseMany()
  return named.map((row, index) => Object.assign(row, changed[index]))
}
