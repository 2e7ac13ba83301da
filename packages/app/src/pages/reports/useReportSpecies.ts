import type { ReportDraft } from '@waldkerf/domain/beetles/reports/unsentReport'
import { readPlace } from '@waldkerf/domain/beetles/reports/readPlace'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useSpecies } from '@waldkerf/app/data/beetles/review/species'
import { useFrequentSpecies } from '@waldkerf/app/data/reports/nearbyFinds'
import { useSpeciesPictures } from '@waldkerf/app/data/reports/speciesPictures'

const noSpecies: readonly Species[] = []
const nothingKnown: ReturnType<typeof useFrequentSpecies> = { status: 'ready', data: [] }

export interface ReportSpeciesOptions {
  today: string
  /** The frequent species at the place and in the month are not waited for. */
  offline: boolean
  /** The pictures that stand for species are needed. */
  pictured: boolean
}

/** The species to choose from, the frequent ones of the draft's place and month first. */
export function useReportSpecies(draft: ReportDraft | undefined, { today, offline, pictured }: ReportSpeciesOptions) {
  const species = useSpecies({ kept: true })
  const place = draft && readPlace(draft)
  const month = Number((draft?.day || today).slice(5, 7)) || Number(today.slice(5, 7))
  const frequent = useFrequentSpecies(place?.status === 'ready' ? place : undefined, month)
  return {
    species,
    frequent: offline && frequent.status === 'loading' ? nothingKnown : frequent,
    speciesPictures: useSpeciesPictures(pictured ? (shown(species) ?? noSpecies) : noSpecies),
  }
}
