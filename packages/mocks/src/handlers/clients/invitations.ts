import type { calls } from '@waldkerf/domain/calls/contract'
import type { AreaHandlers } from '../gateway/handler.ts'
import { refuse } from '../gateway/problem.ts'
import { toAddress, toFlag, toText } from '../values/arguments.ts'
import { newUser } from '../users/newUser.ts'
import { noteInvitation } from '../users/access.ts'
import { noteUser } from '../users/log.ts'
import { putLink } from './links.ts'
import { findClient } from './visible.ts'

/** Makes the person and, where a client is named, the link; the letter itself is the database's. */
export const invitationHandlers: Pick<AreaHandlers<typeof calls.users>, 'addUser'> = {
  addUser: {
    answer({ state, caller, payload }) {
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
  },
}
