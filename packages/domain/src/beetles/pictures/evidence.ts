import { daysBetween } from '@waldkerf/domain/dates/days'
import type { Beetle, Picture } from '@waldkerf/domain/entities/beetles/beetles'
import { kilometresBetween } from '../neighbours.ts'

/** How far a picture may be from its record before that is worth a look. */
const tolerance = { days: 1, km: 1 } as const

/** The camera's time and place compared with the record's. Null: one of both is unknown. */
export interface Evidence {
  /** Days from the find to the picture; negative: the picture is older. */
  days: number | null
  /** From the reported place to the picture's. */
  km: number | null
  timeDiffers: boolean
  placeDiffers: boolean
}

/** Compares a picture with its record. The camera's clock has no time zone, so only days are compared. */
export function pictureEvidence(
  picture: Pick<Picture, 'aufgenommen_am' | 'lat' | 'lon'>,
  beetle: Pick<Beetle, 'fund_datum' | 'lat' | 'lon'>,
): Evidence {
  const days =
    picture.aufgenommen_am && beetle.fund_datum
      ? daysBetween(beetle.fund_datum, picture.aufgenommen_am.slice(0, 10))
      : null
  const km =
    picture.lat !== null && picture.lon !== null && beetle.lat !== null && beetle.lon !== null
      ? kilometresBetween({ lat: beetle.lat, lon: beetle.lon }, { lat: picture.lat, lon: picture.lon })
      : null
  return {
    days,
    km,
    timeDiffers: days !== null && Math.abs(days) > tolerance.days,
    placeDiffers: km !== null && km > tolerance.km,
  }
}
