import type { RouteRow } from '@waldkerf/domain/roles/routeTable'
import { matchesRoute } from './matchesRoute.ts'

/**
 * A path in the table's spelling: a trailing slash and another case mean the same page.
 * @returns undefined if no spelling is a page
 */
export function rightSpelling(table: readonly RouteRow[], path: string): string | undefined {
  const plain = path.replace(/\/+$/, '')
  const row = table.find((one) => matchesRoute(plain.toLowerCase(), one))
  const given = plain.split('/')
  const spell = (part: string, index: number) => {
    if (part === '*') return given.slice(index).join('/')
    return part.startsWith(':') ? given[index] : part
  }
  return row?.path.split('/').map(spell).join('/')
}
