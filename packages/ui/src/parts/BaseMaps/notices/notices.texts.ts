import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    ask: (provider: string) => `Karte von ${provider} laden?`,
    askNote: (host: string) => `${host} erfährt dabei Ihre Internetadresse und den Ausschnitt.`,
    yes: 'Ja, immer',
    no: 'Nein',
    failing: (title: string) => `„${title}“ antwortet nicht vollständig. Was fehlt, zeigt die Offline-Karte.`,
    far: (title: string) => `„${title}“ ist erst aus der Nähe zu sehen.`,
    offlineOnly: 'Nur Offline-Karte',
    retry: 'Erneut versuchen',
  },
  async () => (await import('./notices.texts.en.ts')).en,
)
