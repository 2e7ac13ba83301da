import { useCallback } from 'react'
import { useLanguage } from '@waldkerf/ui/i18n/Language'

const locales = { de: 'de-DE', en: 'en-GB' } as const

/** `2026-11` → 'Nov. 2026', in the page's language. */
export function useMonthName(): (month: string) => string {
  const language = useLanguage()
  return useCallback(
    (month) =>
      new Date(`${month}-01T00:00:00Z`).toLocaleDateString(locales[language], {
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      }),
    [language],
  )
}
