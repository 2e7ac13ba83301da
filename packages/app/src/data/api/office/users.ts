import { getAllUsers } from '@waldkerf/domain/calls/users/users'
import type { Client } from '../../gateway/client.ts'

/** People as the administration sees them. */
export const officeUsersApi = (client: Client) => ({
  all: () => client.call(getAllUsers, {}),
})
