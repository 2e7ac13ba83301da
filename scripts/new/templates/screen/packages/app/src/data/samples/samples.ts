import { getSamples } from '@waldkerf/domain/calls/samples'
import useSWR from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { toLoadable } from '../loading/loadable.ts'

const keys = { all: () => ['samples'] as const }

/** All entries, the latest first. */
export function useSamples() {
  const gateway = useGateway()
  return toLoadable(useSWR(keys.all(), () => gateway.call(getSamples, {})))
}
