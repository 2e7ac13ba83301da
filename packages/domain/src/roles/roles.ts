/** Roles that rights are given to (spec section 4). A user's `app_status` is stored as it is; rights follow this mapping. */
export const roles = ['ogf_new', 'ogf_citizens', 'ogf_expert', 'ogf_admin'] as const
export type Role = (typeof roles)[number]

/** Values `app_status` may be set to. */
export const knownStatuses = ['ogf_new', 'ogf_citizens', 'ogf_expert_query', 'ogf_expert', 'ogf_admin'] as const

/** One character as people count them, not one UTF-16 unit. */
const isOneCharacter = (value: string) => Array.from(value).length === 1

/**
 * The role whose rights a stored `app_status` has. `app.effective_role` of the database has the same mapping; a
 * contract test compares both.
 */
export function effectiveRole(status: string): Role {
  if ((roles as readonly string[]).includes(status)) return status as Role
  return asksToBecomeExpert(status) || isOneCharacter(status) ? 'ogf_citizens' : 'ogf_new'
}

/** Whether somebody has asked to become an expert and waits for the answer. */
export const asksToBecomeExpert = (status: string): boolean => status === 'ogf_expert_query'

/**
 * 'Experte werden' shows for a role value of one character (spec section 1) and for `ogf_citizens`, whom it is meant
 * for.
 */
export function mayAskToBecomeExpert(status: string): boolean {
  return isOneCharacter(status) || status === 'ogf_citizens'
}
