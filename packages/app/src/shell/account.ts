import { asksToBecomeExpert } from '@waldkerf/domain/roles/roles'
import type { Account } from '@waldkerf/ui/chrome/AppShell/AppShell'
import { paths } from '../platform/routes/paths.ts'
import type { SessionSnapshot } from '../session/session.ts'

interface Words {
  roles: Record<string, string>
  unknownRole: (value: string) => string
  profileForbidden: string
}

/** The signed-in person as the frame shows them. */
export function buildAccount({ user, status, allowed }: SessionSnapshot, email: string, words: Words): Account {
  const name = user ? `${user.first_name} ${user.last_name}`.trim() : ''
  const mayOpenProfile = allowed?.has('profile') ?? false
  return {
    name: name || email,
    email,
    roleLabel: words.roles[status] ?? words.unknownRole(status),
    expertRequested: asksToBecomeExpert(status),
    profile: {
      to: paths.profile(),
      hidden: status === 'appuser_new',
      ...(!mayOpenProfile && { disabledReason: words.profileForbidden }),
    },
  }
}
