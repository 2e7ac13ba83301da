import { addUserToClient, connectUserToClient, disconnectUserFromClient } from '@waldkerf/domain/calls/clients'
import type { User } from '@waldkerf/domain/entities/users/users'
import type { Client } from '../gateway/client.ts'

type Person = Pick<User, 'user_id' | 'email'>

/** Changes of the link between a person and a client, which both their pages make. */
export const createLinkCalls = (gateway: Client) => ({
  connect: ({ user_id, email }: Person, clientId: number) =>
    gateway.call(connectUserToClient, { user_id, username: email, client_id: clientId }),
  disconnect: ({ user_id, email }: Person, clientId: number) =>
    gateway.call(disconnectUserFromClient, { user_id, username: email, client_id: clientId }),
  setCadastre: (userId: number, clientId: number, enabled: boolean) =>
    gateway.call(addUserToClient, { user_id: userId, client_id: clientId, kataster_enabled: enabled }),
})
