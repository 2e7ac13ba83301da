import { addSamples, getSamples } from '@waldkerf/domain/calls/samples'
import type { NewSamplesEntry } from '@waldkerf/domain/entities/samples'
import useSWR from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { toLoadable } from '../loading/loadable.ts'
import { useRefreshed } from '../saving/useRefreshed.ts'

const keys = { all: () => ['samples'] as const }

/** All entries, the latest first. */
export function useSamples() {
  const gateway = useGateway()
  return toLoadable(useSWR(keys.all(), () => gateway.call(getSamples, {})))
}

/** Adds entries. The list is read again before the call resolves, after a failure, too. */
export function useNewSamples() {
  const gateway = useGateway()
  const refreshed = useRefreshed()
  return async (entry: NewSamplesEntry, idempotencyKey: string): Promise<void> => {
    await refreshed(gateway.call(addSamples, entry, { idempotencyKey }), { first: [keys.all()] })
  }
}
