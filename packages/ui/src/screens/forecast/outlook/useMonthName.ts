import { useCallback } from 'react'
import { useLocale } from '@waldkerf/ui/i18n/Language'

/** `2026-11` → 'Nov. 2026', in the page's language. */
export function useMonthName(): (month: string) => string {
  const locale = useLocale()
  return useCallback(
    (month) =>
      new Date(`${month}-01T00:00:00Z`).toLocaleDateString(locale, {
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      }),
    [locale],
  )
}
