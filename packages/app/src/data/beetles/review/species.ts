import { getSpecies, getSpeciesById } from '@waldkerf/domain/calls/beetles/beetles'
import { wordedSpecies } from '@waldkerf/domain/beetles/wordedSpecies'
import { useLanguage } from '@waldkerf/ui/i18n/Language'
import { mapLoadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useMemo } from 'react'
import useSWR from 'swr'
import { useGateway } from '@waldkerf/app/data/gateway/GatewayProvider.tsx'
import type { Client } from '@waldkerf/app/data/gateway/client'
import { toLoadable } from '@waldkerf/app/data/loading/loadable'
import { keeping, useKept } from '@waldkerf/app/data/loading/useKept'

/*
 * Apart from the reviewed record: the dashboard names species right after its first view, and would load the columns of
 * the list of records with them.
 */

export const speciesKeys = {
  all: () => ['species'] as const,
  one: (id: number) => ['species', id] as const,
}

export const readSpecies = (gateway: Client) => keeping('species', () => gateway.call(getSpecies, {}))

/**
 * @param kept whether the list kept on this device is shown where there is no line, as pages of reports do
 * @param needed no request without
 */
export function useSpecies({ kept = false, needed = true }: { kept?: boolean; needed?: boolean } = {}) {
  const gateway = useGateway()
  const language = useLanguage()
  const read = useSWR(needed ? speciesKeys.all() : null, readSpecies(gateway), { revalidateIfStale: false })
  const answer = useKept('species', read, kept)
  const { data } = answer
  const worded = useMemo(() => data && wordedSpecies(language, data), [data, language])
  return mapLoadable(toLoadable(answer), (all) => worded ?? all)
}

/** One species, if the cached list does not have it yet; no request without an id. */
export function useSpeciesById(id: number | undefined) {
  const gateway = useGateway()
  const key = id === undefined ? null : speciesKeys.one(id)
  const answer = useSWR(key, async ([, wanted]) => {
    const [found] = await gateway.call(getSpeciesById, {}, { filters: { id: wanted } })
    return found ?? null
  })
  return toLoadable(answer)
}
