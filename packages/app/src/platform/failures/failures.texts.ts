import { defineTexts } from '@waldkerf/ui/i18n/Language'
import { offlineWords } from '../boot/offlineWords.ts'

export const texts = defineTexts(
  {
    panelBroken: (name: string) => `${name}: Anzeige unterbrochen`,
    offline: offlineWords.de,
    away: 'Keine Verbindung: Melden geht trotzdem. Gesendet wird, sobald sie wieder da ist.',
    online: 'Die Verbindung ist wieder da.',
    newVersion: 'Neue Version: Laden Sie die Seite neu, sobald Ihre Eingaben gespeichert sind.',
    reload: 'Neu laden',
  },
  async () => (await import('./failures.texts.en.ts')).en,
)
