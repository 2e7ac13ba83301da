import type { MapScan } from '../entities/maps/scans.ts'

/** Days that a replaced scan is kept; then the service's comparison of files and rows deletes it. */
const formerDays = 90

/** Replaced scans, the latest first; one that was restored and replaced again is listed once. */
export function formerScans(scans: readonly MapScan[]): MapScan[] {
  const current = scans.find(({ aktuell }) => aktuell)
  const former = scans
    .filter(({ aktuell, objekt }) => !aktuell && objekt !== current?.objekt)
    .toSorted((one, other) => (other.bis ?? '').localeCompare(one.bis ?? '') || other.id - one.id)
  return former.filter(({ objekt }, index) => former.findIndex((one) => one.objekt === objekt) === index)
}

/** The instant that a former scan is kept until, ISO 8601; null for the current one. */
export function keptUntil({ bis }: Pick<MapScan, 'bis'>): string | null {
  if (bis === null) return null
  return new Date(Date.parse(bis) + formerDays * 24 * 60 * 60 * 1_000).toISOString()
}
