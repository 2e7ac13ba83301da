import { getMailLanguage, setMailLanguage } from '@waldkerf/domain/calls/users/mails'
import {
  changeAppStatus,
  getCurrentSessionUser,
  getCurrentUser,
  patchUser,
  updateUser,
} from '@waldkerf/domain/calls/users/users'
import type { MailLanguage } from '@waldkerf/domain/entities/users/mails'
import type { MailFlag, User } from '@waldkerf/domain/entities/users/users'
import type { PersonValues } from '@waldkerf/domain/profile/person'
import type { Client } from '../../gateway/client.ts'
import { ApiError } from '@waldkerf/app/platform/errors/errors'

/** One's own row, what one is told by mail, and who the service takes one for. Changes answer the changed row. */
export const profileApi = (client: Client) => ({
  savePerson: ({ email, version }: User, values: PersonValues) =>
    client.call(updateUser, { ...values, mail: email }, { version }),
  async setFlag({ user_id, version }: User, flag: MailFlag, on: boolean): Promise<User> {
    const [row] = await client.call(patchUser, { [flag]: on }, { filters: { user_id }, version })
    // Nothing was touched: the row is not one's own any more.
    if (!row) throw new ApiError('http', { status: 404 })
    return row
  },
  askToBecomeExpert: ({ user_id, email, version }: User) =>
    client.call(changeAppStatus, { user_id, username: email, status: 'ogf_expert_query' }, { version }),
  async identity() {
    const [email, databaseRole] = await Promise.all([
      client.call(getCurrentSessionUser, {}),
      client.call(getCurrentUser, {}),
    ])
    return { email, databaseRole }
  },
  mailLanguage: () => client.call(getMailLanguage, {}),
  setMailLanguage: (sprache: MailLanguage) => client.call(setMailLanguage, { sprache }),
})
