import { changeAppStatus, patchUser, updateUser } from '@waldkerf/domain/calls/users/users'
import type { MailFlag } from '@waldkerf/domain/entities/users/userColumns'
import type { User } from '@waldkerf/domain/entities/users/users'
import { toPersonValues, type PersonValues } from '@waldkerf/domain/profile/person'
import { useRef, useState } from 'react'
import { ApiError } from '@waldkerf/app/platform/errors/errors'
import { useSession } from '@waldkerf/app/session/SessionProvider.tsx'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { firstRow } from '../gateway/firstRow.ts'
import { saveMerged } from '@waldkerf/domain/editing/saveMerged'
import { loadOwnUser } from '../users/ownUser.ts'

/** The own row and its changes, sent one after the other, each with the version that the previous one answered. */
export function useProfile(known: User) {
  const gateway = useGateway()
  const session = useSession()
  const [answered, setAnswered] = useState(known)
  const user = answered.user_id === known.user_id && answered.version > known.version ? answered : known
  const latest = useRef(user)
  const last = useRef<Promise<unknown>>(undefined)

  async function reread() {
    const theirs = await loadOwnUser(gateway, known.email, '')
    if (!theirs) throw new ApiError('http', { status: 404 })
    return theirs
  }

  /**
   * Sends a change after the previous ones are answered.
   * @param base the row it began from; by default the latest one
   */
  function change<Values extends object>({
    base,
    ...work
  }: Omit<Parameters<typeof saveMerged<User, Values, User>>[0], 'base' | 'read'> & { base?: User }): Promise<User> {
    const attempt = async () => {
      const row = latest.current.version > known.version ? latest.current : known
      const stored = await saveMerged({ ...work, base: base ?? row, read: reread })
      latest.current = stored
      setAnswered(stored)
      // The frame's name, rights and menu depend on this row.
      void session.refresh()
      return stored
    }
    const mine = (last.current ?? Promise.resolve()).then(attempt, attempt)
    last.current = mine
    return mine
  }

  return {
    user,
    /** @param base the row that the form began with @throws ConflictError with the row, ApiError */
    savePerson: (base: User, mine: PersonValues) =>
      change({
        base,
        mine,
        toValues: toPersonValues,
        send: ({ email, version }, values) => gateway.call(updateUser, { ...values, mail: email }, { version }),
      }),
    /** @throws ApiError */
    async setFlag(flag: MailFlag, on: boolean) {
      await change({
        mine: { [flag]: on },
        toValues: (row) => ({ [flag]: row[flag] }),
        send: ({ user_id, version }) =>
          firstRow(gateway.call(patchUser, { [flag]: on }, { filters: { user_id }, version })),
      })
    },
    /** @throws ApiError 403 if the role has changed meanwhile, ConflictError */
    async askToBecomeExpert() {
      await change({
        mine: { app_status: 'ogf_expert_query' },
        toValues: ({ app_status }) => ({ app_status }),
        send: ({ user_id, email, version }) =>
          gateway.call(changeAppStatus, { user_id, username: email, status: 'ogf_expert_query' }, { version }),
      })
    },
  }
}
