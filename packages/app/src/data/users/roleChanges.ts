import type { User } from '@waldkerf/domain/entities/users'
import { personName } from '@waldkerf/domain/users/personName'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { messageOf } from '../../api/errors.ts'
import { peopleApi } from '../../api/users/people.ts'
import { personApi } from '../../api/users/person.ts'
import { notices, notify, notifyUndoable } from '../../notices/notices.ts'
import { saveMerged } from '../saveMerged.ts'
import { useArea } from '../useArea.ts'
import { pendingRoles } from './pendingRoles.ts'
import { texts } from './roleChanges.texts.ts'
import { isOf, userKeys } from './userKeys.ts'

/** Gives a role at once, and shows it wherever the person is shown. A refusal is the caller's to say. */
export function useAppStatus() {
  const people = useArea(peopleApi)
  const person = useArea(personApi)
  const { mutate } = useSWRConfig()

  /** What else of a person has changed since is no conflict; a role that somebody else gave is one. */
  const give = (user: User, status: string): Promise<User> =>
    saveMerged({
      base: user,
      mine: { app_status: status },
      valuesOf: ({ app_status }) => ({ app_status }),
      send: (row) => people.setRole(row, status),
      read: () => person.one(user.user_id),
    })

  return async (user: User, status: string) => {
    try {
      const changed = await give(user, status)
      await mutate<User[]>(
        userKeys.all(),
        (rows) => rows?.map((row) => (row.user_id === changed.user_id ? changed : row)),
        { revalidate: false },
      )
      void mutate(isOf(user.user_id))
    } catch (error) {
      // Somebody else was faster, or one may not any more: show what is true now.
      void mutate(userKeys.all())
      void mutate(isOf(user.user_id))
      throw error
    }
  }
}

function undo(userId: number) {
  const notice = pendingRoles.noticeOf(userId)
  if (notice !== undefined) notices.act(notice)
}

/** Roles that wait for their message to go before they are sent, so that they can be taken back until then. */
export function useRoleChanges() {
  const t = useTexts(texts)
  const setRole = useAppStatus()
  const pending = useSyncExternalStore(pendingRoles.subscribe, pendingRoles.snapshot)

  async function send(user: User, status: string) {
    try {
      await setRole(user, status)
    } catch (error) {
      notify({ tone: 'danger', message: t.failed(personName(user), messageOf(error)) })
    } finally {
      pendingRoles.remove(user.user_id)
    }
  }

  return {
    pending,
    setRole,
    undo,
    decide(user: User, status: string) {
      undo(user.user_id)
      const notice = notifyUndoable({
        message: t.decided(personName(user), t.roles[status] ?? status),
        undo: { label: t.undo, onAct: () => pendingRoles.remove(user.user_id) },
        carryOut: () => void send(user, status),
      })
      pendingRoles.add(user.user_id, { status, notice })
    },
  }
}
