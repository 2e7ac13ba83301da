import { defineTexts } from '@waldkerf/ui/i18n/Language'

/** Names of the panels for the message that one of them broke. */
export const texts = defineTexts(
  {
    todo: 'Ihre Aufgaben',
    season: 'Funde im Jahreslauf',
    latest: 'Zuletzt veröffentlicht',
    mine: 'Meine Meldungen',
    queue: 'Offene Prüfungen nach Alter',
    oldest: 'Als Nächstes zu prüfen',
    documents: 'Offene Angebote und Rechnungen',
    forecast: 'Prognose für zwölf Monate',
    users: 'Neue Nutzer',
    survey: 'Stand der Einmessung',
  },
  async () => (await import('./MorePanels.texts.en.ts')).en,
)
