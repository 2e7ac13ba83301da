import { withSpeciesNames } from '@waldkerf/domain/beetles/wordedSpecies'
import { useLanguage } from '@waldkerf/ui/i18n/Language'
import { type Loadable, mapLoadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useMemo } from 'react'
import { useSpecies } from './reviewedRecord.ts'

/** Rows that come with a German name, with the Latin one in English, as lists of records have it. */
export function useSpeciesNames<Row extends { art: number; name: string }>(rows: Loadable<Row[]>): Loadable<Row[]> {
  const species = shown(useSpecies({ needed: useLanguage() === 'en' }))
  const data = shown(rows)
  const named = useMemo(() => data && species && withSpeciesNames(data, species), [data, species])
  return mapLoadable(rows, (all) => named ?? all)
}
