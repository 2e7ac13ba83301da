import useSWR from 'swr'
import { samplesApi } from '../api/samples/samples.ts'
import { toLoadable } from '../loadable.ts'
import { useArea } from '../useArea.ts'

const keys = { all: () => ['samples'] as const }

/** All entries, the latest first. */
export function useSamples() {
  const samples = useArea(samplesApi)
  return toLoadable(useSWR(keys.all(), () => samples.all()))
}
