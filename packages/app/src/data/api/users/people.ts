import { getAllClients } from '@waldkerf/domain/calls/clients'
import { getUserClients } from '@waldkerf/domain/calls/users/userAdministration'
import { addUser, changeAppStatus, getUserExists } from '@waldkerf/domain/calls/users/users'
import type { CallPayload } from '@waldkerf/domain/calls/call'
import type { User } from '@waldkerf/domain/entities/users/users'
import type { Client } from '../../gateway/client.ts'

/** Who is invited, as the form has it. */
export type Invitation = CallPayload<typeof addUser>

/** People as the administration lists them. One call, one function. */
export const peopleApi = (client: Client) => ({
  /** The links of everyone to clients. */
  links: () => client.call(getUserClients, {}),
  clients: () => client.call(getAllClients, {}),
  setRole: ({ user_id, email, version }: User, status: string) =>
    client.call(changeAppStatus, { user_id, username: email, status }, { version }),
  /** Whether an account has this address. */
  exists: (mail: string) => client.call(getUserExists, { db_role: mail }),
  invite: (person: Invitation, idempotencyKey: string) => client.call(addUser, person, { idempotencyKey }),
})
