import type { User } from '@waldkerf/domain/entities/users/users'
import { may } from '@waldkerf/domain/roles/rights'
import { asksToBecomeExpert, effectiveRole } from '@waldkerf/domain/roles/roles'

/** The roles that a queue's keys give. No role refuses a registration: its account is erased. */
export const queueKinds = {
  registration: { accept: 'ogf_citizens', refuse: undefined },
  expert: { accept: 'ogf_expert', refuse: 'ogf_citizens' },
} as const

export type QueueKind = keyof typeof queueKinds

/** The answer that a person waits for, if any; whoever is only invited waits for none. */
export function requestKind({ app_status }: Pick<User, 'app_status'>, isInvited: boolean): QueueKind | undefined {
  if (asksToBecomeExpert(app_status)) return 'expert'
  return isInvited || may(effectiveRole(app_status), 'work') ? undefined : 'registration'
}
