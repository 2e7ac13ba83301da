import type { calls } from '@waldkerf/domain/calls/contract'
import type { ClientUser } from '@waldkerf/domain/entities/clients'
import type { User } from '@waldkerf/domain/entities/users/users'
import type { ClientLink } from '@waldkerf/mocks/seed/clients/clients'
import type { Caller } from '../caller.ts'
import type { AreaHandlers } from '../gateway/handler.ts'
import { refuse, toId } from '../gateway/problem.ts'
import { toFlag, toAddress, toText } from '../values/arguments.ts'
import type { MockState } from '../state.ts'
import { byColumns } from '../gateway/rows.ts'
import { noteLink, noteUser } from '../users/log.ts'
import { findClient } from './visible.ts'
import { noteInvitation, newUser } from '../users/access.ts'

/** The order of people: by name. */
export const byName = byColumns('last_name', 'first_name', 'user_id')

function toClientUser({ users, officeTeam }: MockState, link: ClientLink): ClientUser {
  const user = users.find((row) => row.user_id === link.user_id) as User
  const member = officeTeam.find((row) => row.user_id === link.user_id)
  const { client_id, kataster_enabled } = link
  return {
    ...user,
    client_id,
    kataster_enabled,
    apus_team: member !== undefined,
    apus_admin: member?.apus_admin ?? false,
  }
}

const linked = (state: MockState, client: number) =>
  state.clientLinks
    .filter((link) => link.client_id === client)
    .map((link) => toClientUser(state, link))
    .toSorted(byName)

/** @throws Problem 404 for an unknown id */
export function findUser({ users }: MockState, id: string): User {
  const wanted = toId(id)
  const user = users.find((row) => row.user_id === wanted)
  if (!user) throw refuse('not_found.person')
  return user
}

interface Names {
  username: string
  user_id: string
  client_id: string
}

/** The user and client that a call names, and their link if there is one. */
function findLink(state: MockState, caller: Caller, { username, user_id, client_id }: Names) {
  const user = findUser(state, user_id)
  const client = findClient(state, caller, client_id)
  if (user.email !== username.trim().toLowerCase()) throw refuse('bad_username')
  return { user, client, link: linkBetween(state, user.user_id, client.client_id) }
}

const linkBetween = ({ clientLinks }: MockState, user: number, client: number) =>
  clientLinks.find((link) => link.user_id === user && link.client_id === client)

/** Links the user, or changes the flag of an existing link. @param flag absent: unchanged, or off for a new link */
export function putLink(state: MockState, caller: Caller, user_id: number, client_id: number, flag?: boolean) {
  const known = linkBetween(state, user_id, client_id)
  const link = { user_id, client_id, kataster_enabled: flag ?? known?.kataster_enabled ?? false }
  noteLink(state, caller, known, link)
  if (known) return Object.assign(known, link)
  state.clientLinks.push(link)
  return link
}

/** People and the clients they are linked to. */
export const linkHandlers = {
  getUsersFromClient: ({ state, caller, payload }) =>
    linked(state, findClient(state, caller, payload.client_id).client_id),
  getAppUsersFromClient: ({ state, caller, payload }) =>
    linked(state, findClient(state, caller, payload.client_id).client_id).filter((user) => !user.apus_team),
  getOfficeTeam: ({ state }) =>
    state.clientLinks
      .map((link) => toClientUser(state, link))
      .filter((user) => user.apus_team)
      .toSorted(byColumns('client_id', 'last_name', 'first_name', 'user_id')),
  addUserToClient({ state, caller, payload }) {
    const user = findUser(state, payload.user_id)
    const client = findClient(state, caller, payload.client_id)
    const kataster_enabled = toFlag(payload.kataster_enabled)
    return toClientUser(state, putLink(state, caller, user.user_id, client.client_id, kataster_enabled))
  },
  connectUserToClient({ state, caller, payload }) {
    const { user, client } = findLink(state, caller, payload)
    return toClientUser(state, putLink(state, caller, user.user_id, client.client_id))
  },
  disconnectUserFromClient({ state, caller, payload }) {
    const { link } = findLink(state, caller, payload)
    noteLink(state, caller, link, undefined)
    state.clientLinks = state.clientLinks.filter((row) => row !== link)
    return link !== undefined
  },
} satisfies Partial<AreaHandlers<typeof calls.clients>>

/** Creates the user and, if a client is named, the link; only the database writes the invitation mail. */
export const invitationHandlers = {
  addUser({ state, caller, payload }) {
    const email = toAddress(payload.mail.trim().toLowerCase())
    const isLead = toFlag(payload.apus_admin)
    if (isLead && !toFlag(payload.apus_team)) throw refuse('bad_team')
    const client = payload.client_id ? findClient(state, caller, payload.client_id) : undefined
    if (state.users.some((row) => row.email === email)) throw refuse('email_exists')
    const givenName = toText(payload.first_name ?? '', 100)
    const familyName = toText(payload.last_name ?? '', 100)
    const isTeam = toFlag(payload.apus_team)
    const hasCadastre = client !== undefined && toFlag(payload.kataster_enabled)
    const user = newUser(state, { email, givenName, familyName })
    state.users.push(user)
    if (isTeam) state.officeTeam.push({ user_id: user.user_id, apus_admin: isLead })
    noteUser(state, caller, user.user_id)
    noteInvitation(state, user.user_id)
    if (client) putLink(state, caller, user.user_id, client.client_id, hasCadastre)
    return user
  },
} satisfies Partial<AreaHandlers<typeof calls.users>>
