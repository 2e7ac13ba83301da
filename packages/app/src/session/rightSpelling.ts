import type { RouteRow } from '@waldkerf/domain/roles/routeTable'
import { matchesRoute } from './matchesRoute.ts'

/**
 * A path as the table spells it: one with a slash at its end or in another case is the same page.
 * @returns undefined for what is no page in any spelling
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
