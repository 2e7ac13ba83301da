import type { CallPayload } from '@waldkerf/domain/calls/call'
import { resendInvitation } from '@waldkerf/domain/calls/users/people'
import { addUser, getUserExists } from '@waldkerf/domain/calls/users/users'
import { useSWRConfig } from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { userKeys } from './userKeys.ts'

/** Invitations, and the check whether an address is taken. */
export function useInvitations() {
  const gateway = useGateway()
  const { mutate } = useSWRConfig()
  return {
    isTaken: (mail: string) => gateway.call(getUserExists, { db_role: mail }),
    /** @param idempotencyKey made when the form opens, the same for every try */
    async invite(person: CallPayload<typeof addUser>, idempotencyKey: string) {
      await gateway.call(addUser, person, { idempotencyKey })
      void mutate(userKeys.all())
      void mutate(userKeys.links())
      void mutate(userKeys.access())
    },
    /** Sends another mail; the old link ends. */
    async inviteAgain(userId: number, idempotencyKey: string) {
      await gateway.call(resendInvitation, { user_id: userId }, { idempotencyKey })
      void mutate(userKeys.access())
    },
  }
}
