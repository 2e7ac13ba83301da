import { getLetterhead } from '@waldkerf/domain/calls/office/settings'
import useSWR from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { toLoadable } from '../loading/loadable.ts'

/** Name, address and logo of the office, for experts and administrators. */
export function useLetterhead() {
  const gateway = useGateway()
  return toLoadable(useSWR(['office', 'letterhead'], () => gateway.call(getLetterhead, {})))
}
