import { useLanguage } from '@waldkerf/ui/i18n/Language'
import type { Message } from '@waldkerf/domain/georef/message'

/** Sentences that the domain makes, in the chosen language. */
export function useMessageText(): (message: Message) => string {
  const language = useLanguage()
  return (message) => message[language]
}
