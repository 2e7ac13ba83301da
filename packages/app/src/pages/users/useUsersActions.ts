import type { InviteProblem, NewUser, UsersActions } from '@waldkerf/ui/screens/users/UsersScreen'
import { ApiError, messageOf } from '../../api/errors.ts'
import { useSavedViews } from '../../data/gis/savedViews.ts'
import { useInvitations } from '../../data/users/invitations.ts'

/** Refusals that are about the address alone. */
const aboutMail: ReadonlySet<string> = new Set(['email_exists', 'bad_email'])

/** Invitations as the form takes them: what was refused stands at its field. */
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
        return { field, message: messageOf(error) }
      }
    },
  }
}

const done = async (change: Promise<unknown>) => void (await change)

/** The list's saved views: what the address says, under a name. @param show goes to such an address */
export function useUserViews(query: URLSearchParams, show: (query: URLSearchParams) => void) {
  const { views, add, rename, remove } = useSavedViews('users')
  const actions: UsersActions['views'] = {
    show: ({ inhalt }) =>
      show(new URLSearchParams(Object.entries(inhalt).map(([name, value]) => [name, String(value)]))),
    save: (name, key) => done(add(name, Object.fromEntries(query), key)),
    rename: (view, name) => done(rename(view, name)),
    remove: (view) => done(remove(view)),
  }
  return { views, actions }
}
