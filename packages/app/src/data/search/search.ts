import { search } from '@waldkerf/domain/calls/search/search'
import useSWR from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { toLoadable } from '../loading/loadable.ts'

/** Hits that have all the words of a text; the last ones stay until the next answer arrives. No request for ''. */
export function useSearch(text: string) {
  const gateway = useGateway()
  const key = text.trim() === '' ? null : (['search', text.trim()] as const)
  return toLoadable(useSWR(key, ([, words]) => gateway.call(search, { text: words }), { keepPreviousData: true }))
}
