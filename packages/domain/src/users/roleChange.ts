import { effectiveRole } from '../roles/roles.ts'
import { may, type Right } from '../roles/rights.ts'
import { allowedRoutes, type RouteRow } from '../roles/routeTable.ts'
import type { Role } from '../roles/roles.ts'

type Route = RouteRow<string, Role>

/** The rights that pages name, lowest first; the others follow from these. */
export const toldRights = [
  'enter',
  'work',
  'seePictures',
  'changeOwnData',
  'seeAllRecords',
  'reviewBeetles',
  'surveyMaps',
  'doOffice',
  'manageUsers',
] as const satisfies readonly Right[]
export type ToldRight = (typeof toldRights)[number]

/** The pages and rights that a stored role opens. */
export interface RoleView {
  /** Pages with a title that are not open to everybody, in the table's order. */
  screens: readonly Route[]
  /** Those of them that the menu shows. */
  menu: readonly Route[]
  rights: readonly ToldRight[]
}

/** @param table the routes that are served */
export function roleView(table: readonly Route[], status: string): RoleView {
  const role = effectiveRole(status)
  const allowed = allowedRoutes(role, table)
  const screens = table.filter((row) => row.title !== undefined && row.roles !== undefined && allowed.has(row.id))
  return { screens, menu: screens.filter((row) => !row.hidden), rights: toldRights.filter((right) => may(role, right)) }
}

/** Pages and rights that a change of role gives and takes. */
export interface RoleChange {
  gained: { screens: readonly Route[]; rights: readonly ToldRight[] }
  lost: { screens: readonly Route[]; rights: readonly ToldRight[] }
}

const missing = (table: readonly Route[], from: RoleView, to: RoleView) => ({
  screens: table.filter((row) => from.screens.includes(row) && !to.screens.includes(row)),
  rights: toldRights.filter((right) => from.rights.includes(right) && !to.rights.includes(right)),
})

/** Compares two stored roles, which may be unknown values. */
export function roleChange(table: readonly Route[], from: string, to: string): RoleChange {
  const before = roleView(table, from)
  const after = roleView(table, to)
  return { gained: missing(table, after, before), lost: missing(table, before, after) }
}
