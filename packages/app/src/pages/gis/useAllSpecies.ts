import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useMemo } from 'react'
import { missing } from '../../data/loading/missing.ts'
import { useSpecies, useSpeciesById } from '../../data/beetles/review/reviewedRecord.ts'

const none: readonly Species[] = []

/** All species; one that a record has and the list, read once, does not know yet is fetched to it. */
export function useAllSpecies(needed: number | undefined) {
  const all = useSpecies()
  const known = shown(all)
  const isMissing = needed !== undefined && known !== undefined && !known.some(({ id }) => id === needed)
  const found = shown(useSpeciesById(isMissing ? needed : undefined))
  const species = useMemo(() => (found ? [...(known ?? none), found] : (known ?? none)), [known, found])
  return { species, missing: missing({ species: all }) }
}
