import { getUserData } from '@waldkerf/domain/calls/users/ownUser'
import type { User } from '@waldkerf/domain/entities/users/users'
import type { Client } from '../gateway/client.ts'

/**
 * The signed-in person's row; the first call creates it. More than one row counts as none.
 * @param subject the token's subject, may be ''
 */
export async function loadOwnUser(gateway: Client, email: string, subject: string): Promise<User | undefined> {
  const [user, ...others] = await gateway.call(getUserData, { email, id: subject })
  return others.length === 0 ? user : undefined
}
