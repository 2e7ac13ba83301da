import type { SpeciesById } from '@waldkerf/domain/beetles/filter/beetleFilter'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import type { Language } from '@waldkerf/ui/i18n/Language'
import type { MapPoint, MapPoints } from '@waldkerf/ui/parts/MapView/MapView'
import { recordLook, statusKinds } from '../beetleStatus.ts'

const kindPlaces = new Map(statusKinds.map(({ id }, place) => [id, place]))

/** The place of a stored status among the kinds of points; unknown ones share the last. */
export const statusKind = (status: string, answered = false): number =>
  kindPlaces.get(answered ? 'answered' : status) ?? statusKinds.length - 1

/** The words of a record on the map: species, number, status. */
const recordLabel = (row: Beetle, species: SpeciesById, language: Language): string =>
  `${species.get(row.art)?.de ?? ''} ${row.id}, ${recordLook(row).label[language]}`.trim()

/** The record as a point of the map; undefined when it has no coordinates. */
export function beetlePoint(beetle: Beetle, species: SpeciesById, language: Language): MapPoint | undefined {
  const { id, lat, lon, status, beantwortet } = beetle
  if (lat === null || lon === null) return undefined
  return { id, lat, lon, kind: beantwortet ? 'answered' : status, label: recordLabel(beetle, species, language) }
}

/** Records as points, column by column; those without coordinates are nowhere. */
export function beetlePoints(rows: readonly Beetle[]): MapPoints {
  const points = {
    ids: new Float64Array(rows.length),
    lats: new Float64Array(rows.length),
    lons: new Float64Array(rows.length),
    kinds: new Uint8Array(rows.length),
  }
  rows.forEach(({ id, lat, lon, status, beantwortet }, row) => {
    points.ids[row] = id
    points.lats[row] = lat ?? Number.NaN
    points.lons[row] = lon ?? Number.NaN
    points.kinds[row] = statusKind(status, beantwortet)
  })
  return points
}

/** The words of records by number; they are put in order when the first is asked for. */
export function beetleLabels(
  rows: readonly Beetle[],
  species: SpeciesById,
  language: Language,
): (id: number) => string {
  let known: ReadonlyMap<number, Beetle> | undefined
  return (id) => {
    known ??= new Map(rows.map((row) => [row.id, row]))
    const row = known.get(id)
    return row ? recordLabel(row, species, language) : String(id)
  }
}
