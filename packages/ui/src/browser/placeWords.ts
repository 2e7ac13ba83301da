import { placeFinder, placeWords } from '@waldkerf/domain/places/nearestPlace'
import { loadPlaces } from '@waldkerf/domain/places/places'
import { createStore } from '@waldkerf/domain/store/store'
import { useEffect, useSyncExternalStore } from 'react'
import { firstScreen } from './firstScreen.ts'
import { type Language, useLanguage } from '../i18n/Language.tsx'

type Degrees = number | null | undefined

const known = createStore<ReturnType<typeof placeFinder> | undefined>(undefined)

/** Without the list (its file may be out of reach) nothing is named, and the next who asks loads it again. */
export async function loadPlaceWords(): Promise<void> {
  if (known.snapshot()) return
  const rows = await loadPlaces().catch(() => undefined)
  if (rows && !known.snapshot()) known.set(placeFinder(rows))
}

/** The nearest place in words, where the list of places is there already; else ''. */
export function knownPlaceWords(lat: Degrees, lon: Degrees, language: Language): string {
  const find = known.snapshot()
  return !find || lat == null || lon == null ? '' : placeWords(find(lat, lon), language)
}

/** On a screen a distance stays on one line. */
const whole = (words: string) => words.replace(/(\d) km/, '$1\u00A0km')

/** Names a coordinate (WGS 84, degrees) by its nearest place: '4 km südöstlich von Goslar'; '' until the list is there. */
export function usePlaceWords(): (lat: Degrees, lon: Degrees) => string {
  const language = useLanguage()
  useSyncExternalStore(known.subscribe, known.snapshot)
  // The list is larger than a screen's code.
  useEffect(() => void firstScreen().then(loadPlaceWords), [])
  return (lat, lon) => whole(knownPlaceWords(lat, lon, language))
}
