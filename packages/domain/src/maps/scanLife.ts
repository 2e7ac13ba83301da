import type { MapScan } from '../entities/maps/scans.ts'

/** How long a former scan is kept: the comparison of the service ends it then. */
const formerDays = 90

/** Scans of before, the last replaced one first; one that was brought back stands there once, as it was last. */
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
