import { getUserData } from '@waldkerf/domain/calls/ownUser'
import type { User } from '@waldkerf/domain/entities/users'
import type { Client } from './client.ts'

/** People. One call, one function. */
export function usersApi(client: Client) {
  return {
    /** The signed-in person's row; the first call makes it. @param subject the token's subject, may be '' */
    async self(email: string, subject: string): Promise<User | undefined> {
      const [user] = await client.call(getUserData, { email, id: subject })
      return user
    },
  }
}
