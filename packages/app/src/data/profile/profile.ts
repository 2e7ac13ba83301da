import type { MailFlag, User } from '@waldkerf/domain/entities/users'
import { type Merged, mergeFields, sameFields } from '@waldkerf/domain/editing/mergeFields'
import { personOf, type PersonValues } from '@waldkerf/domain/profile/person'
import { useRef, useState } from 'react'
import { ApiError, isOutdated } from '../../api/errors.ts'
import { profileApi } from '../../api/profile/profile.ts'
import { useSession, useSessionSnapshot } from '../../session/SessionProvider.tsx'
import { useApi } from '../ApiProvider.tsx'
import { confirmed } from '../confirmed.ts'
import { useArea } from '../useArea.ts'

/** Both sides changed the same field: nothing was stored. */
export class PersonConflict extends Error {
  override name = 'PersonConflict'
  /** The row as it is stored now. */
  readonly theirs: User
  readonly merge: Merged<PersonValues>

  constructor(theirs: User, merge: Merged<PersonValues>) {
    super('The person was changed elsewhere')
    this.theirs = theirs
    this.merge = merge
  }
}

/** The own row and what changes it. Changes go one after the other, each with the version that the last one answered. */
export function useProfile(known: User) {
  const profile = useArea(profileApi)
  const { users } = useApi()
  const session = useSession()
  const { groups } = useSessionSnapshot()
  const [answered, setAnswered] = useState(known)
  const user = answered.user_id === known.user_id && answered.version > known.version ? answered : known
  const latest = useRef(user)
  const last = useRef<Promise<unknown>>(undefined)

  async function reread() {
    const theirs = await users.self(known.email, '')
    if (!theirs) throw new ApiError('http', { status: 404 })
    return theirs
  }

  /**
   * Sends a change of the latest row; of one that somebody else has changed, `again` decides.
   * @param isStored whether a row is as it was sent
   */
  function change(
    send: (row: User) => Promise<User>,
    again: (theirs: User) => Promise<User>,
    isStored: (row: User) => boolean,
  ): Promise<void> {
    const attempt = async () => {
      const row = latest.current.version > known.version ? latest.current : known
      const work = { read: reread, isStored }
      const stored = await confirmed({ send: () => send(row), ...work }).catch(async (error: unknown) => {
        if (!isOutdated(error)) throw error
        const theirs = await reread()
        return confirmed({ send: () => again(theirs), ...work })
      })
      latest.current = stored
      setAnswered(stored)
      // Name, rights and menu of the frame follow.
      void session.refresh()
    }
    const mine = (last.current ?? Promise.resolve()).then(attempt, attempt)
    last.current = mine
    return mine
  }

  return {
    user,
    groups,
    /** @param base what the form began from @throws PersonConflict, ApiError */
    savePerson: (base: User, values: PersonValues) =>
      change(
        () => profile.savePerson(base, values),
        (theirs) => {
          const merge = mergeFields(personOf(base), values, personOf(theirs))
          if (merge.conflicts.length > 0) throw new PersonConflict(theirs, merge)
          return profile.savePerson(theirs, merge.merged)
        },
        (row) => sameFields(personOf(row), values),
      ),
    /** A flag is said as it shall be: whoever changed the row meanwhile changed something else. @throws ApiError */
    setFlag: (flag: MailFlag, on: boolean) => {
      const set = (row: User) => profile.setFlag(row, flag, on)
      return change(set, set, (row) => row[flag] === on)
    },
    /** @throws ApiError 403 when the role is another one by now */
    askToBecomeExpert: () =>
      change(
        profile.askToBecomeExpert,
        profile.askToBecomeExpert,
        ({ app_status }) => app_status === 'ogf_expert_query',
      ),
  }
}
