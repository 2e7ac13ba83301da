import { defineTexts } from '@waldkerf/ui/i18n/Language'
import { offlineWords } from '../boot/offlineWords.ts'

export const texts = defineTexts(
  {
    panelBroken: (name: string) => `${name}: Anzeige unterbrochen`,
    offline: offlineWords.de,
    online: 'Die Verbindung ist wieder da.',
    newVersion: 'Neue Version: Laden Sie die Seite neu, sobald Ihre Eingaben gespeichert sind.',
    reload: 'Neu laden',
  },
  async () => (await import('./failures.texts.en.ts')).en,
)
