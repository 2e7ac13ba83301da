import { nearness } from '@waldkerf/domain/beetles/neighbours'
import { dayAfter } from '@waldkerf/domain/dates/berlinDays'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import type { WindowQuestion } from '@waldkerf/app/data/beetles/records/beetleSections'

/** A degree of latitude is nowhere shorter than this, in km. */
const degree = 110.5

/** Asks for the records around one, in space and time; undefined for one without a place. */
export function toNearbyQuery({ lat, lon, fund_datum, gemeldet_am }: Beetle): WindowQuestion | undefined {
  if (lat === null || lon === null) return undefined
  const day = fund_datum ?? gemeldet_am.slice(0, 10)
  const height = nearness.km / degree
  const width = height / Math.cos((lat * Math.PI) / 180)
  return {
    west: lon - width,
    ost: lon + width,
    sued: lat - height,
    nord: lat + height,
    // A day more on each side: records without the day of their find count by Berlin's.
    von: dayAfter(day, -nearness.days - 1),
    bis: dayAfter(day, nearness.days + 1),
    anzahl: 1_000,
  }
}
