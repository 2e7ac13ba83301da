import { withSpeciesNames } from '@waldkerf/domain/beetles/wordedSpecies'
import { useLanguage } from '@waldkerf/ui/i18n/Language'
import { type Loadable, mapLoadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useEffect, useMemo } from 'react'
import { useSWRConfig } from 'swr'
import { beetleKeys, useBeetlesBySpecies } from '../beetleCounts.ts'
import { useSpecies } from './species.ts'

/**
 * Rows that come with a German name, in English with the English or Latin one, as lists of records have it.
 * @param kept whether the names kept on this device serve where there is no line
 */
export function useSpeciesNames<Row extends { art: number; name: string }>(
  rows: Loadable<Row[]>,
  { kept = false }: { kept?: boolean } = {},
): Loadable<Row[]> {
  const species = shown(useSpecies({ kept, needed: useLanguage() === 'en' }))
  const data = shown(rows)
  const named = useMemo(() => data && species && withSpeciesNames(data, species), [data, species])
  return mapLoadable(rows, (all) => named ?? all)
}

/**
 * In English the dashboard's counts get their English names once it can be used: the list of species is no part of its
 * first load. Another language reads the counts again.
 */
export function useNamedCounts(): void {
  const language = useLanguage()
  const read = useBeetlesBySpecies()
  const [counts, named] = [shown(read), shown(useSpeciesNames(read))]
  const { mutate } = useSWRConfig()
  const isOther = named?.some(({ name }, at) => name !== counts?.[at]?.name) === true
  useEffect(() => {
    if (isOther) void mutate(beetleKeys.bySpecies(), named, { revalidate: false })
  }, [isOther, named, mutate])
  useEffect(() => {
    if (language !== 'en') return undefined
    return () => void mutate(beetleKeys.bySpecies())
  }, [language, mutate])
}
