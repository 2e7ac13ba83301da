import { effectiveRole } from '../roles/roles.ts'
import { allowedRoutes, type RouteRow } from '../roles/routeTable.ts'
import type { Role } from '../roles/roles.ts'
import { type Right, rights, roleRights } from './rights.ts'

type Route = RouteRow<string, Role>

/** The pages and rights that a stored role opens. */
export interface RoleView {
  /** Pages with a title that are not open to everybody, in the table's order. */
  screens: readonly Route[]
  /** Those of them that stand in the menu. */
  menu: readonly Route[]
  rights: readonly Right[]
}

/** @param table the routes that are served */
export function roleView(table: readonly Route[], status: string): RoleView {
  const role = effectiveRole(status)
  const allowed = allowedRoutes(table, role, 'ogf_admin')
  const screens = table.filter((row) => row.title !== undefined && row.roles !== undefined && allowed.has(row.id))
  return { screens, menu: screens.filter((row) => !row.hidden), rights: roleRights[role] }
}

/** Pages and rights that a change of role gives and takes. */
export interface RoleChange {
  gained: { screens: readonly Route[]; rights: readonly Right[] }
  lost: { screens: readonly Route[]; rights: readonly Right[] }
}

const missing = (table: readonly Route[], from: RoleView, to: RoleView) => ({
  screens: table.filter((row) => from.screens.includes(row) && !to.screens.includes(row)),
  rights: rights.filter((right) => from.rights.includes(right) && !to.rights.includes(right)),
})

/** Both roles may be stored values that are not known. */
export function roleChange(table: readonly Route[], from: string, to: string): RoleChange {
  const before = roleView(table, from)
  const after = roleView(table, to)
  return { gained: missing(table, after, before), lost: missing(table, before, after) }
}
