import type { calls } from '@waldkerf/domain/calls/contract'
import type { ClientUser } from '@waldkerf/domain/entities/clients'
import type { User } from '@waldkerf/domain/entities/users'
import type { ClientLink } from '../../seed/clients/clients.ts'
import type { Caller } from '../caller.ts'
import type { HandlersOf } from '../door/handler.ts'
import { refuse, toId } from '../door/problem.ts'
import { toFlag } from '../door/values.ts'
import type { MockState } from '../state.ts'
import { findClient } from './visible.ts'

const german = new Intl.Collator('de')

const byName = (a: User, b: User) =>
  german.compare(a.last_name, b.last_name) || german.compare(a.first_name, b.first_name) || a.user_id - b.user_id

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

function findUser({ users }: MockState, id: string): User {
  const wanted = toId(id)
  const user = users.find((row) => row.user_id === wanted)
  if (!user) throw refuse(404, 'not_found', 'Die Person wurde nicht gefunden.')
  return user
}

interface Names {
  username: string
  user_id: string
  client_id: string
}

/** The person and client that a call names, and their link if there is one. */
function findLink(state: MockState, caller: Caller, { username, user_id, client_id }: Names) {
  const user = findUser(state, user_id)
  const client = findClient(state, caller, client_id)
  if (user.email !== username.trim().toLowerCase()) {
    throw refuse(400, 'bad_username', 'Nummer und E-Mail gehören nicht zusammen.')
  }
  return { user, client, link: linkOf(state, user.user_id, client.client_id) }
}

const linkOf = ({ clientLinks }: MockState, user: number, client: number) =>
  clientLinks.find((link) => link.user_id === user && link.client_id === client)

/** Links the person, or answers the link there is. */
function addLink(state: MockState, user_id: number, client_id: number): ClientLink {
  const known = linkOf(state, user_id, client_id)
  if (known) return known
  const link = { user_id, client_id, kataster_enabled: false }
  state.clientLinks.push(link)
  return link
}

/** People and the clients they are linked to. */
export const linkHandlers: Pick<
  HandlersOf<typeof calls.clients>,
  | 'getUsersFromClient'
  | 'getAppUsersFromClient'
  | 'getOfficeTeam'
  | 'addUserToClient'
  | 'connectUserToClient'
  | 'disconnectUserFromClient'
> = {
  getUsersFromClient: {
    from: 'ogf_admin',
    answer: ({ state, caller, payload }) => linked(state, findClient(state, caller, payload.client_id).client_id),
  },
  getAppUsersFromClient: {
    from: 'ogf_admin',
    answer: ({ state, caller, payload }) =>
      linked(state, findClient(state, caller, payload.client_id).client_id).filter((user) => !user.apus_team),
  },
  getOfficeTeam: {
    from: 'ogf_admin',
    answer: ({ state }) =>
      state.clientLinks
        .map((link) => toClientUser(state, link))
        .filter((user) => user.apus_team)
        .toSorted((a, b) => a.client_id - b.client_id || byName(a, b)),
  },
  addUserToClient: {
    from: 'ogf_admin',
    answer({ state, caller, payload }) {
      const user = findUser(state, payload.user_id)
      const client = findClient(state, caller, payload.client_id)
      const kataster_enabled = toFlag(payload.kataster_enabled)
      return toClientUser(state, Object.assign(addLink(state, user.user_id, client.client_id), { kataster_enabled }))
    },
  },
  connectUserToClient: {
    from: 'ogf_admin',
    answer({ state, caller, payload }) {
      const { user, client } = findLink(state, caller, payload)
      return toClientUser(state, addLink(state, user.user_id, client.client_id))
    },
  },
  disconnectUserFromClient: {
    from: 'ogf_admin',
    answer({ state, caller, payload }) {
      const { link } = findLink(state, caller, payload)
      state.clientLinks = state.clientLinks.filter((row) => row !== link)
      return link !== undefined
    },
  },
}

/** Makes the person and, where a client is named, the link; the letter itself is the database's. */
export const invitationHandlers: Pick<HandlersOf<typeof calls.users>, 'addUser'> = {
  addUser: {
    from: 'ogf_admin',
    answer({ state, caller, payload }) {
      const email = payload.mail.trim().toLowerCase()
      if (!/^[^\s@<>",;]{1,64}@[^\s@<>",;]+\.[^\s@<>",;.]{2,}$/.test(email) || email.length > 254) {
        throw refuse(400, 'bad_email', 'Die E-Mail-Adresse ist ungültig.')
      }
      const [isTeam, isLead] = [toFlag(payload.apus_team), toFlag(payload.apus_admin)]
      if (isLead && !isTeam) throw refuse(400, 'bad_team', 'Die Leitung des Büros gehört zum Büro.')
      const client = payload.client_id ? findClient(state, caller, payload.client_id) : undefined
      if (state.users.some((row) => row.email === email)) {
        throw refuse(409, 'email_exists', 'Diese E-Mail-Adresse ist schon vergeben.')
      }
      const names = { givenName: payload.first_name ?? '', familyName: payload.last_name ?? '' }
      const user = newUser(state, { email, ...names })
      state.users.push(user)
      if (isTeam) state.officeTeam.push({ user_id: user.user_id, apus_admin: isLead })
      if (client) {
        addLink(state, user.user_id, client.client_id).kataster_enabled = toFlag(payload.kataster_enabled)
      }
      return user
    },
  },
}

interface Newcomer {
  email: string
  givenName: string
  familyName: string
}

/** A person's first row, as `ogf_new`. */
export function newUser({ users, today }: MockState, { email, givenName, familyName }: Newcomer): User {
  return {
    user_id: Math.max(...users.map((row) => row.user_id)) + 1,
    email,
    first_name: givenName.slice(0, 100),
    last_name: familyName.slice(0, 100),
    phone: '',
    berufsgruppe: '',
    geschlecht: '',
    geb: null,
    reg_date: today,
    app_status: 'ogf_new',
    mail_register: false,
    mail_new: false,
    mail_rejected: true,
    mail_published: true,
    mail_expert_request: false,
    mail_expert_approved: true,
    version: 1,
  }
}
