import { defineTexts } from '@waldkerf/ui/i18n/Language'

/** Names of the panels for the message that one of them broke. */
export const texts = defineTexts(
  {
    todo: 'Ihre Aufgaben',
    year: 'Funde im Jahreslauf',
    latest: 'Zuletzt gemeldet, mit Bild',
    mine: 'Meine Meldungen',
    queue: 'Offene Prüfungen nach Alter',
    oldest: 'Als Nächstes zu prüfen',
  },
  async () => (await import('./WorkPanels.texts.en.ts')).en,
)
