import type { RouteRow } from '@waldkerf/domain/roles/routeTable'

/** Whether a path (without query) is an address of this row; parameters listed in `digits` must be digits. */
export function matchesRoute(path: string, row: RouteRow): boolean {
  const wanted = row.path.split('/')
  const given = path.split('/')
  if (wanted.at(-1) === '*') return path.startsWith(row.path.slice(0, -1))
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => {
      const value = given[index] ?? ''
      if (!part.startsWith(':')) return part === value
      return row.digits?.includes(part.slice(1)) ? /^\d+$/.test(value) : value !== ''
    })
  )
}

export const findRoute = (table: readonly RouteRow[], path: string) => table.find((row) => matchesRoute(path, row))
