import { useSWRConfig } from 'swr'
import { type Invitation, peopleApi } from '../api/users/people.ts'
import { useArea } from '../useArea.ts'
import { userKeys } from './userKeys.ts'

/** Invitations, and the look whether an address is taken. */
export function useInvitations() {
  const people = useArea(peopleApi)
  const { mutate } = useSWRConfig()
  return {
    isTaken: people.exists,
    /** @param idempotencyKey made when the form opens, the same for every try */
    async invite(person: Invitation, idempotencyKey: string) {
      await people.invite(person, idempotencyKey)
      void mutate(userKeys.all())
      void mutate(userKeys.links())
    },
  }
}
