import { defineTexts } from '@waldkerf/ui/i18n/Language'

/** Names of the review's unsaved work in the question before leaving. */
export const texts = defineTexts(
  {
    one: (id: number) => `Nachricht oder Entscheidung zur Meldung ${id}`,
    several: (count: number) => `Nachrichten oder Entscheidungen zu ${count} Meldungen`,
    sending: 'Entscheidungen, die noch gesendet werden',
  },
  async () => (await import('./useReviewPersistence.texts.en.ts')).en,
)
