import type { calls } from '@waldkerf/domain/calls/contract'
import type { UserAccount } from '@waldkerf/domain/entities/users/userAdministration'
import type { User } from '@waldkerf/domain/entities/users/users'
import { ownReports } from '../beetles/beetleOverviews.ts'
import { findUser } from '../clients/links.ts'
import type { AreaHandlers } from '../gateway/handler.ts'
import { refuse } from '../gateway/problem.ts'
import { byColumns, changeRow } from '../gateway/rows.ts'
import type { MockState } from '../state.ts'
import { toFlag } from '../values/arguments.ts'
import { noteUser } from './log.ts'

function toAccount({ officeTeam, groups }: MockState, { user_id, version }: User): UserAccount {
  const member = officeTeam.find((row) => row.user_id === user_id)
  const seen = groups.get(user_id)
  return {
    user_id,
    apus_team: member !== undefined,
    apus_admin: member?.apus_admin ?? false,
    gruppen: seen ? [...seen.gruppen] : [],
    gruppen_seit: seen?.seit ?? null,
    version,
    // The mocks send no mail.
    mail_abgelehnt: null,
  }
}

/** Changes the membership and raises the version of the user's row. */
function setTeam(state: MockState, user: User, next: { apus_team: boolean; apus_admin: boolean }, request: Request) {
  const { apus_team, apus_admin } = toAccount(state, user)
  const row = { apus_team, apus_admin, version: user.version }
  user.version = changeRow(row, next, request).version
  state.officeTeam = state.officeTeam.filter((member) => member.user_id !== user.user_id)
  if (next.apus_team) state.officeTeam.push({ user_id: user.user_id, apus_admin: next.apus_admin })
  return {
    ...(apus_team !== next.apus_team && { apus_team: [apus_team, next.apus_team] as [boolean, boolean] }),
    ...(apus_admin !== next.apus_admin && { apus_admin: [apus_admin, next.apus_admin] as [boolean, boolean] }),
  }
}

/** A person's data for administrators, beyond the row of `benutzer`. */
export const userAdministrationHandlers: AreaHandlers<typeof calls.userAdministration> = {
  getUserAccount: ({ state, payload }) => toAccount(state, findUser(state, payload.user_id)),
  setUserTeam({ state, caller, request, payload }) {
    const user = findUser(state, payload.user_id)
    const next = { apus_team: toFlag(payload.apus_team), apus_admin: toFlag(payload.apus_admin) }
    if (next.apus_admin && !next.apus_team) throw refuse('bad_team')
    const changes = setTeam(state, user, next, request)
    if (Object.keys(changes).length > 0) noteUser(state, caller, user.user_id, changes)
    return toAccount(state, user)
  },
  getUserClients({ state, payload }) {
    const wanted = payload.user_id === '' ? undefined : findUser(state, payload.user_id).user_id
    const clientName = (id: number) => state.clients.find((row) => row.client_id === id)?.name ?? ''
    return state.clientLinks
      .filter((link) => wanted === undefined || link.user_id === wanted)
      .map(({ user_id, client_id, kataster_enabled }) => ({
        user_id,
        client_id,
        name: clientName(client_id),
        kataster_enabled,
      }))
      .toSorted(byColumns('user_id', 'name', 'client_id'))
  },
  getUserBeetles: ({ state, caller, payload }) => ownReports(state, caller, findUser(state, payload.user_id).user_id),
  getUserHistory({ state, payload }) {
    const user = findUser(state, payload.user_id)
    return (state.userHistory.get(user.user_id) ?? []).map((entry) => ({
      ...entry,
      kunde: state.clients.find((row) => row.client_id === entry.client_id)?.name ?? null,
    }))
  },
}
