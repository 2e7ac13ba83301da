import { useLanguage } from '@waldkerf/ui/i18n/Language'

/** A text of the guide in both languages, side by side: nothing of it is in the product, so nothing is loaded later. */
export interface Words {
  de: string
  en: string
}

/** @returns a function that picks the chosen language from a pair */
export function useWords(): (words: Words) => string {
  const language = useLanguage()
  return (words) => words[language]
}
