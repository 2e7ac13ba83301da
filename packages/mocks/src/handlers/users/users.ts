import type { calls } from '@waldkerf/domain/calls/contract'
import { isAdmin } from '@waldkerf/domain/users/bulkRoles'
import { mailColumns, personColumns } from '@waldkerf/domain/entities/users/userColumns'
import type { User } from '@waldkerf/domain/entities/users/users'
import { asksToBecomeExpert, effectiveRole, knownStatuses } from '@waldkerf/domain/roles/roles'
import { may } from '@waldkerf/domain/roles/rights'
import type { Caller } from '../caller.ts'
import { byName } from '../clients/links.ts'
import { noteAccount, newUser } from './access.ts'
import { loggedUsers, noteUser } from './log.ts'
import { clearBlank, limitTexts } from '../values/arguments.ts'
import type { Handler, AreaHandlers } from '../gateway/handler.ts'
import { keepFields, refuse, toId } from '../gateway/problem.ts'
import { changeRow, patchRows, selectRows } from '../gateway/rows.ts'
import type { MockState } from '../state.ts'

const toEmail = (value: string) => value.trim().toLowerCase()

/** Users see their own row, administrators all. */
const visibleUsers = ({ users }: MockState, caller: Caller): User[] =>
  may(caller.role, 'manageUsers') ? users : users.filter((row) => row.email === caller.email)

const byEmail = (state: MockState, caller: Caller, email: string): User | undefined =>
  visibleUsers(state, caller).find((row) => row.email === toEmail(email))

const notFound = () => refuse('not_found.person')

/**
 * As in `app.guard_user` and `app.keep_one_admin`: nobody changes the own role upwards, and one administrator remains.
 */
function guardUser(row: User, { users }: MockState, caller: Caller) {
  return (next: User): void => {
    limitTexts(personColumns, next)
    if (next.app_status === row.app_status) return
    const role = effectiveRole(row.app_status)
    const isCitizen = may(role, 'work') && !may(role, 'reviewBeetles')
    const asksForHimself = row.email === caller.email && isCitizen && asksToBecomeExpert(next.app_status)
    if (!may(caller.role, 'manageUsers') && !asksForHimself) throw refuse('role_refused')
    if (isAdmin(row) && !users.some((user) => user !== row && isAdmin(user))) throw refuse('last_admin')
  }
}

/** Creates the caller's missing row, and stores the token's groups. */
function seeSelf(state: MockState, caller: Caller) {
  const user = caller.user ?? newUser(state, caller)
  if (!caller.user) {
    state.users.push(user)
    noteUser(state, caller, user.user_id)
  }
  noteAccount(state, user.user_id)
  const gruppen = caller.groups.slice(0, 50).map((name) => name.slice(0, 100))
  const known = state.groups.get(user.user_id)?.gruppen ?? []
  if (known.join('\n') !== gruppen.join('\n')) state.groups.set(user.user_id, { gruppen, seit: state.now })
}

const patchable = { berufsgruppe: personColumns.berufsgruppe, ...mailColumns }

const readUsers: Handler<typeof calls.users.getUserRows> = ({ state, caller, url }) =>
  selectRows(visibleUsers(state, caller), url)

/** Users. Adding one stands in clients/links.ts, because it can link to a client. */
export const userHandlers: AreaHandlers<Omit<typeof calls.users, 'addUser'>> = {
  getUserRows: readUsers,
  getUserRow: readUsers,
  getUserData({ state, caller, payload: { email } }) {
    if (toEmail(email) === caller.email) seeSelf(state, caller)
    const row = byEmail(state, caller, email)
    return row ? [row] : []
  },
  getUserName({ state, caller, payload: { g_mail: mail } }) {
    const row = byEmail(state, caller, mail)
    return row ? `${row.first_name} ${row.last_name}`.trim() : null
  },
  getUserExists: ({ state, caller, payload: { db_role: mail } }) => byEmail(state, caller, mail) !== undefined,
  getCurrentUser: ({ caller }) => caller.role,
  getCurrentSessionUser: ({ caller }) => caller.email,
  getAllUsers: ({ state }) => state.users.toSorted(byName),
  changeAppStatus({ state, caller, request, payload: { user_id: id, username, status } }) {
    const wanted = toId(id)
    if (!knownStatuses.some((known) => known === status)) throw refuse('bad_status.role')
    const row = visibleUsers(state, caller).find((user) => user.user_id === wanted)
    if (!row) throw notFound()
    if (row.email !== toEmail(username)) throw refuse('bad_username')
    return loggedUsers(state, caller, [row], () =>
      changeRow(row, { app_status: status }, request, guardUser(row, state, caller)),
    )
  },
  updateUser({
    state,
    caller,
    request,
    payload: { mail, user_id, geb, reg_date, geschlecht, app_status, email, ...sent },
  }) {
    const row = byEmail(state, caller, mail)
    if (!row) throw notFound()
    keepFields({ user_id, geb, reg_date, geschlecht, app_status, email: email?.trim().toLowerCase() }, row)
    const names = { first_name: clearBlank(sent.first_name), last_name: clearBlank(sent.last_name) }
    const columns = { ...sent, ...names }
    return loggedUsers(state, caller, [row], () => changeRow(row, columns, request, guardUser(row, state, caller)))
  },
  patchUser(exchange) {
    const { state, caller } = exchange
    const rows = visibleUsers(state, caller)
    return loggedUsers(state, caller, rows, () =>
      patchRows(rows, patchable, exchange, (row) => guardUser(row, state, caller)),
    )
  },
}
