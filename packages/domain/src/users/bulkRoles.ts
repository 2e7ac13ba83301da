import type { User } from '../entities/users.ts'

/** Why somebody is left out of a bulk change of roles. */
export type RoleSkip = 'unchanged' | 'lastAdmin'

/** What a bulk change of roles would do, before anything is sent. */
export interface BulkRolePlan {
  ready: readonly User[]
  skipped: readonly { user: User; why: RoleSkip }[]
  /** How many of the ready ones lose the administration. */
  demoted: number
}

const isAdmin = ({ app_status }: User) => app_status === 'ogf_admin'

/**
 * Sorts the chosen people into those who get the role and those who do not. Of all administrators the last one chosen
 * stays one; the database holds that rule too.
 * @param all everyone, so that the administrators can be counted
 */
export function planBulkRoles(all: readonly User[], chosen: readonly User[], status: string): BulkRolePlan {
  let admins = all.filter(isAdmin).length
  const ready: User[] = []
  const skipped: { user: User; why: RoleSkip }[] = []
  for (const user of chosen) {
    if (user.app_status === status) skipped.push({ user, why: 'unchanged' })
    else if (isAdmin(user) && admins === 1) skipped.push({ user, why: 'lastAdmin' })
    else {
      if (isAdmin(user)) admins -= 1
      ready.push(user)
    }
  }
  return { ready, skipped, demoted: ready.filter(isAdmin).length }
}

/** Whether this is the only administrator there is. */
export const isLastAdmin = (all: readonly User[], user: User): boolean =>
  isAdmin(user) && !all.some((other) => other.user_id !== user.user_id && isAdmin(other))
