import type { Role } from '@waldkerf/domain/roles/roles'
import { allowedRoutes, type RouteRow } from '@waldkerf/domain/roles/routeTable'

/** Consequence of another role: ids of the pages in the menu that came and went. */
export interface RoleChange {
  gained: string[]
  lost: string[]
}

/** Compares two roles by the pages that stand in a menu. */
export function roleChange(table: readonly RouteRow<string, Role>[], before: Role, now: Role): RoleChange {
  const [had, has] = [before, now].map((role) => allowedRoutes(role, table))
  const inMenu = (id: string) => !table.find((row) => row.id === id)?.hidden
  return {
    gained: [...(has ?? [])].filter((id) => !had?.has(id) && inMenu(id)),
    lost: [...(had ?? [])].filter((id) => !has?.has(id) && inMenu(id)),
  }
}
