import type { UserAccess } from '@waldkerf/domain/entities/users/people'
import type { User } from '@waldkerf/domain/entities/users/users'
import { instantOn, storyDay } from './days.ts'

/** Everyone has an account, but every third of the new people: they were invited, and have not come yet. */
export function seedUserAccess(users: readonly User[]): UserAccess[] {
  let newcomers = 0
  return users.map(({ user_id, app_status, reg_date }, index) => {
    const since = instantOn(reg_date ?? storyDay)
    // The demo accounts, which come first, can sign in.
    const isInvited = index >= 5 && app_status === 'ogf_new' && newcomers++ % 3 === 0
    return { user_id, eingeladen_am: isInvited ? since : null, konto_seit: isInvited ? null : since }
  })
}
