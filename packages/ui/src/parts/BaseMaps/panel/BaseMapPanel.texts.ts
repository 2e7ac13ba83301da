import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Darstellung der Karte',
    close: 'Schließen',
    offline: 'Offline-Karte',
    offlineNote: 'Länder, Gewässer und Orte; fragt keinen fremden Server.',
    from: (host: string) => `Von ${host}`,
    asksFirst: (host: string) => `Von ${host}; wird erst nach Ihrer Zustimmung geladen.`,
    opacity: 'Deckkraft',
    percent: (value: string) => `${value} %`,
  },
  async () => (await import('./BaseMapPanel.texts.en.ts')).en,
)
