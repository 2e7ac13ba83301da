import { loggedColumns, type UserChange } from '@waldkerf/domain/entities/users/userAdministration'
import type { User } from '@waldkerf/domain/entities/users/users'
import type { ClientLink } from '@waldkerf/mocks/seed/clients/clients'
import type { Caller } from '../caller.ts'
import type { LoggedChange, MockState } from '../state.ts'

type Changes = UserChange['aenderungen']

/** Logs changes of a user; without any: the row was created. */
export function noteUser(
  { userHistory, now }: MockState,
  { email }: Caller,
  userId: number,
  aenderungen: Changes = {},
  client: number | null = null,
) {
  const entry: LoggedChange = { zeit: now, wer: email, client_id: client, aenderungen }
  userHistory.set(userId, [entry, ...(userHistory.get(userId) ?? [])])
}

function differences<R extends object>(before: R, after: R, names: readonly (keyof R)[]): Changes {
  const changed = names.filter((name) => before[name] !== after[name])
  return Object.fromEntries(changed.map((name) => [name, [before[name], after[name]]]))
}

/** Changes users' rows and logs the changes, as the database does. */
export function loggedUsers<T>(state: MockState, caller: Caller, rows: readonly User[], work: () => T): T {
  const before = rows.map((row) => ({ row, copy: { ...row } }))
  const result = work()
  for (const { row, copy } of before) {
    const aenderungen = differences(copy, row, loggedColumns)
    if (Object.keys(aenderungen).length > 0) noteUser(state, caller, row.user_id, aenderungen)
  }
  return result
}

const linkState = (link: ClientLink | undefined) => ({
  verbunden: link !== undefined,
  kataster_enabled: link?.kataster_enabled ?? false,
})

/** Logs the change of a link; undefined: no link before or after. */
export function noteLink(
  state: MockState,
  caller: Caller,
  before: ClientLink | undefined,
  after: ClientLink | undefined,
) {
  const link = after ?? before
  if (!link) return
  const aenderungen = differences(linkState(before), linkState(after), ['verbunden', 'kataster_enabled'])
  if (Object.keys(aenderungen).length > 0) noteUser(state, caller, link.user_id, aenderungen, link.client_id)
}
