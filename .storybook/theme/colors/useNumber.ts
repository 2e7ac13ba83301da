import { useLanguage } from '@waldkerf/ui/i18n/Language'

/** @returns what writes a number with so many digits behind the point, as the language does */
export function useNumber(digits: number): (value: number) => string {
  const locale = useLanguage() === 'de' ? 'de-DE' : 'en-GB'
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return (value) => format.format(value)
}
