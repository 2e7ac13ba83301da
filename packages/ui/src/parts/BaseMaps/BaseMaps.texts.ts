import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    panel: {
      title: 'Darstellung der Karte',
      close: 'Schließen',
      offline: 'Offline-Karte',
      offlineNote: 'Länder, Gewässer und Orte; fragt keinen fremden Server.',
      from: (host: string) => `Von ${host}`,
      asksFirst: (host: string) => `Von ${host}; wird erst nach Ihrer Zustimmung geladen.`,
      noLine: (host: string) => `Von ${host}; ohne Verbindung lässt sie sich nicht laden.`,
      opacity: 'Deckkraft',
      percent: (value: string) => `${value} %`,
    },
    notices: {
      ask: (provider: string) => `Karte von ${provider} laden?`,
      askNote: (host: string) => `${host} erfährt Ihre Internetadresse und den Ausschnitt.`,
      yes: 'Ja, immer',
      no: 'Nein',
      failing: (title: string) => `„${title}“ antwortet nicht vollständig. Was fehlt, zeigt die Offline-Karte.`,
      far: (title: string) => `„${title}“ ist erst aus der Nähe zu sehen.`,
      offlineOnly: 'Nur Offline-Karte',
      retry: 'Erneut versuchen',
    },
  },
  async () => (await import('./BaseMaps.texts.en.ts')).en,
)
