import { search } from '@waldkerf/domain/calls/search/search'
import { germanName, speciesName } from '@waldkerf/domain/beetles/wordedSpecies'
import { useLanguage } from '@waldkerf/ui/i18n/Language'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useMemo } from 'react'
import useSWR from 'swr'
import { useSpecies } from '../beetles/review/species.ts'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { toLoadable } from '../loading/loadable.ts'

/** Hits that have all the words of a text; the last ones stay until the next answer arrives. No request for ''. */
export function useSearch(text: string) {
  const gateway = useGateway()
  const key = text.trim() === '' ? null : (['search', text.trim()] as const)
  return toLoadable(useSWR(key, ([, words]) => gateway.call(search, { text: words }), { keepPreviousData: true }))
}

/** Names of species in the user's language, by the German one with which the search answers. */
export function useSpeciesWords(): (name: string) => string {
  const language = useLanguage()
  const species = shown(useSpecies({ needed: language === 'en' }))
  return useMemo(() => {
    const names = new Map(species?.map((one) => [germanName(one), one.de]))
    return (name) => names.get(name) ?? speciesName(name, language)
  }, [species, language])
}
