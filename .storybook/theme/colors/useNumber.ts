import { useLanguage } from '@waldkerf/ui/i18n/Language'

/** @returns a function that writes a number with so many decimals, in the language's notation */
export function useNumber(digits: number): (value: number) => string {
  const locale = useLanguage() === 'de' ? 'de-DE' : 'en-GB'
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return (value) => format.format(value)
}
