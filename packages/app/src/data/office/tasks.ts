import { getOfficeTasks } from '@waldkerf/domain/calls/office/officeTasks'
import useSWR from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { toLoadable } from '../loading/loadable.ts'

const keys = { all: () => ['office', 'tasks'] as const }

/** The office's pending work; administrators only. */
export function useOfficeTasks() {
  const gateway = useGateway()
  return toLoadable(useSWR(keys.all(), () => gateway.call(getOfficeTasks, {})))
}
