import type { InviteProblem, NewUser, UsersActions } from '@waldkerf/ui/screens/users/UsersScreen'
import { ApiError, errorMessage } from '@waldkerf/app/platform/errors/errors'
import { useInvitations } from '@waldkerf/app/data/users/invitations'

/** Refusals that concern only the address. */
const aboutMail: ReadonlySet<string> = new Set(['email_exists', 'bad_email'])

/** Sends invitations; a refusal is shown at the field that it concerns. */
export function useInvite(): Pick<UsersActions, 'invite' | 'isTaken'> {
  const { invite, isTaken } = useInvitations()
  return {
    isTaken,
    async invite(person: NewUser, key: string): Promise<InviteProblem> {
      try {
        await invite(person, key)
        return undefined
      } catch (error) {
        const field = error instanceof ApiError && aboutMail.has(error.code) ? 'mail' : 'form'
        return { field, message: errorMessage(error) }
      }
    },
  }
}
