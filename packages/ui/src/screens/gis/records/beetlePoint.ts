import type { Beetle } from '@waldkerf/domain/entities/beetles'
import type { Language } from '@waldkerf/ui/i18n/Language'
import type { MapPoint } from '@waldkerf/ui/parts/MapView/MapView'
import type { SpeciesById } from '../beetleFilter.ts'
import { statusLook } from '../beetleStatus.ts'

/** The record as a point of the map; undefined when it has no coordinates. */
export function beetlePoint(beetle: Beetle, species: SpeciesById, language: Language): MapPoint | undefined {
  const { id, lat, lon, art, status } = beetle
  if (lat === null || lon === null) return undefined
  const label = `${species.get(art)?.de ?? ''} ${id}, ${statusLook(status).label[language]}`.trim()
  return { id, lat, lon, kind: status, label }
}
