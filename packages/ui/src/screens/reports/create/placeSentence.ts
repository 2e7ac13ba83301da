import { usePlaceWords } from '@waldkerf/ui/browser/placeWords'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { lengthWords } from '@waldkerf/ui/parts/MapView/MapView'
import { createTexts } from '../reports.texts.ts'

/** The words for how exact a tapped place is. @returns a function of metres */
export function useRoughly(): (within: number) => string {
  const t = useTexts(createTexts).place
  const { number } = useFormat()
  return (within) => t.roughly(lengthWords(within, number))
}

/**
 * A place (WGS 84, degrees) as one sentence: 'Bei Alling, auf 5 m genau.'
 * @returns a function of the place and how exact it is; '' where neither is known
 */
export function usePlaceSentence(): (place: { lat: number; lon: number }, how: string) => string {
  const near = usePlaceWords()
  return ({ lat, lon }, how) => {
    const words = [near(lat, lon), how].filter(Boolean).join(', ')
    return words && `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
  }
}
