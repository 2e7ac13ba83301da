import { getAllUsers } from '@waldkerf/domain/calls/users/users'
import useSWR from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { toLoadable } from '../loading/loadable.ts'
import { userKeys } from '../users/userKeys.ts'

/** All users; administrators only. */
export function useUsers() {
  const gateway = useGateway()
  return toLoadable(useSWR(userKeys.all(), () => gateway.call(getAllUsers, {})))
}
