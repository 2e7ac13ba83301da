import { type BulkPlan, planBulk } from '../bulk/planBulk.ts'
import type { User } from '../entities/users/users.ts'
import { may } from '../roles/rights.ts'
import { effectiveRole } from '../roles/roles.ts'

/** Why somebody is left out of a bulk change of roles. */
type RoleSkip = 'unchanged' | 'lastAdmin'

export interface BulkRolePlan extends BulkPlan<User, RoleSkip> {
  /** How many of the ready ones lose the administration. */
  demoted: number
}

export const isAdmin = ({ app_status }: User) => may(effectiveRole(app_status), 'manageUsers')

/**
 * Sorts the chosen people into those who get the role and those who do not. If all administrators are chosen, the last
 * one stays an administrator; the database has the same rule.
 * @param all everyone, so that the administrators can be counted
 */
export function planBulkRoles(all: readonly User[], chosen: readonly User[], status: string): BulkRolePlan {
  let admins = all.filter(isAdmin).length
  const plan = planBulk<User, RoleSkip>(chosen, (user) => {
    if (user.app_status === status) return 'unchanged'
    if (!isAdmin(user)) return undefined
    if (admins === 1) return 'lastAdmin'
    admins -= 1
    return undefined
  })
  return { ...plan, demoted: plan.ready.filter(isAdmin).length }
}

/** Whether this is the only administrator. */
export const isLastAdmin = (all: readonly User[], user: User): boolean =>
  isAdmin(user) && !all.some((other) => other.user_id !== user.user_id && isAdmin(other))
