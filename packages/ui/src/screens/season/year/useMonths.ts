import { type Language, locales, useLanguage } from '@waldkerf/ui/i18n/Language'

/** Made once for each language: what Intl makes for them costs more than the picture that they stand under. */
const made: Partial<Record<Language, readonly string[]>> = {}

function monthNames(language: Language): readonly string[] {
  const { format } = new Intl.DateTimeFormat(locales[language], { month: 'short', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2026, month, 1)))
}

/** The names of the months in the page's language, short. */
export function useMonths(): readonly string[] {
  const language = useLanguage()
  return (made[language] ??= monthNames(language))
}
