import { changeAppStatus } from '@waldkerf/domain/calls/users/users'
import type { User } from '@waldkerf/domain/entities/users/users'
import { createPendingRunner } from '@waldkerf/domain/pending/pendingRunner'
import { personName } from '@waldkerf/domain/users/personName'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { errorMessage } from '@waldkerf/app/platform/errors/errors'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { notices, notify, notifyUndoable } from '@waldkerf/app/platform/notices/notices'
import { saveMerged } from '@waldkerf/domain/editing/saveMerged'
import { loadUser } from './person.ts'
import { texts } from './roleChanges.texts.ts'
import { isKeyOfUser, userKeys } from './userKeys.ts'

/** Changes a role at once and updates all places that show the user. The caller reports a refusal. */
export function useAppStatus() {
  const gateway = useGateway()
  const { mutate } = useSWRConfig()

  /** Changes of other columns by others are no conflict; another role given meanwhile is one. */
  const give = (user: User, status: string): Promise<User> =>
    saveMerged({
      base: user,
      mine: { app_status: status },
      toValues: ({ app_status }) => ({ app_status }),
      send: ({ user_id, email, version }) =>
        gateway.call(changeAppStatus, { user_id, username: email, status }, { version }),
      read: () => loadUser(gateway, user.user_id),
    })

  return async (user: User, status: string) => {
    try {
      const changed = await give(user, status)
      await mutate<User[]>(
        userKeys.all(),
        (rows) => rows?.map((row) => (row.user_id === changed.user_id ? changed : row)),
        { revalidate: false },
      )
      void mutate(isKeyOfUser(user.user_id))
    } catch (error) {
      // Somebody else has changed the row, or the right is lost: show the stored state.
      void mutate(userKeys.all())
      void mutate(isKeyOfUser(user.user_id))
      throw error
    }
  }
}

/** A chosen role that is not sent yet, and the message with its undo button. */
interface ChosenRole {
  user: User
  status: string
  notice: number
}

/** One queue for the list and the users' pages, which show the same pending roles. By user_id. */
const pendingRoles = createPendingRunner<number, ChosenRole>(async () => undefined)

function undo(userId: number) {
  const waiting = pendingRoles.snapshot().entries.get(userId)
  if (waiting) notices.act(waiting.work.notice)
}

/** Changed roles are sent when their message disappears, so that they can be undone until then. */
export function useRoleChanges() {
  const t = useTexts(texts)
  const setRole = useAppStatus()
  const { entries } = useSyncExternalStore(pendingRoles.subscribe, pendingRoles.snapshot)
  const pending = useMemo(() => new Map([...entries].map(([id, { work }]) => [id, work.status])), [entries])
  useEffect(() =>
    pendingRoles.connect(async (_, { user, status }) => {
      try {
        await setRole(user, status)
      } catch (error) {
        notify({ tone: 'danger', message: t.failed(personName(user), errorMessage(error)) })
      }
    }),
  )

  return {
    /** The pending role by user_id. */
    pending,
    setRole,
    undo,
    giveRole(user: User, status: string) {
      const id = user.user_id
      undo(id)
      const notice = notifyUndoable({
        message: t.given(personName(user), t.roles[status] ?? status),
        undo: { label: t.undo, onAct: () => pendingRoles.undo(id) },
        carryOut: () => pendingRoles.hasten(id),
      })
      // The message controls the time: while the pointer rests on it, it stays and nothing is sent.
      pendingRoles.enqueue(id, { user, status, notice }, Number.POSITIVE_INFINITY)
    },
  }
}
