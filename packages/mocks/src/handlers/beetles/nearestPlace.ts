import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { placeRows } from '@waldkerf/domain/places/allPlaces'
import { placeFinder, placeWords } from '@waldkerf/domain/places/nearestPlace'

const find = placeFinder(placeRows)

/** The nearest place of a record in German words, as `app.place_words` says it; '' for one without coordinates. */
export const nearestPlace = ({ lat, lon }: Pick<Beetle, 'lat' | 'lon'>): string =>
  lat === null || lon === null ? '' : placeWords(find(lat, lon), 'de')
