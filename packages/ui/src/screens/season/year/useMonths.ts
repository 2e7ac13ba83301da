import { useMemo } from 'react'
import { useLocale } from '@waldkerf/ui/i18n/Language'

/** The names of the months in the page's language, short. */
export function useMonths(): readonly string[] {
  const locale = useLocale()
  return useMemo(
    () =>
      Array.from({ length: 12 }, (_, month) =>
        new Date(Date.UTC(2026, month, 1)).toLocaleDateString(locale, { month: 'short', timeZone: 'UTC' }),
      ),
    [locale],
  )
}
