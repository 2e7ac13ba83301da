/** Query parameters of the data service that are not columns. */
const reserved = new Set([
  'select',
  'order',
  'limit',
  'offset',
  'columns',
  'on_conflict',
  'and',
  'or',
  'not.and',
  'not.or',
])

const operator = /^(not\.)?[a-z]+(\([a-z]+\))?\../

/**
 * Whether a query names rows by a column (`id=eq.7`). A PATCH or DELETE without that would reach every row that the caller
 * may see: the data service runs it, and SQL cannot see the query.
 */
export function hasColumnFilter(query: URLSearchParams): boolean {
  return [...query].some(([name, value]) => !reserved.has(name) && !name.includes('.') && operator.test(value))
}

/** Whether such a request is refused here. Without Authorization it goes on, to get its 401. */
export function isUnfilteredChange(method: string, path: string, query: URLSearchParams, authorized: boolean): boolean {
  if (method !== 'PATCH' && method !== 'DELETE') return false
  return authorized && !path.startsWith('/rpc/') && !hasColumnFilter(query)
}
