import { useMemo } from 'react'
import { useLocale, useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from '../GisScreen.texts.ts'

/** Degrees in the reader's language, about a metre exact: `51,12345`, `51.12345`; '–' for none. */
export function useDegreeNumber(): (value: number | null) => string {
  const locale = useLocale()
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 5, maximumFractionDigits: 5 })
    return (value) => (value === null ? '–' : format.format(value))
  }, [locale])
}

/** `51,12345° N, 10,54321° O`. */
export function useDegrees(): (lat: number, lon: number) => string {
  const { compass } = useTexts(texts)
  const number = useDegreeNumber()
  const part = (value: number, direction: string) => `${number(Math.abs(value))}°\u00A0${direction}`
  return (lat, lon) =>
    `${part(lat, lat < 0 ? compass.south : compass.north)}, ${part(lon, lon < 0 ? compass.west : compass.east)}`
}
