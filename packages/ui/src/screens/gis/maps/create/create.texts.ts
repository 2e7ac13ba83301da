import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Neue Karte',
    description: 'Ein Name genügt; alles Weitere lässt sich später ergänzen.',
    name: 'Name',
    client: 'Kunde',
    noClient: 'Kein Kunde',
    din: 'Format',
    system: 'Koordinatensystem',
    systemHint: 'Vorgeschlagen wird das System des Kunden.',
    missingName: 'Bitte geben Sie einen Namen ein.',
    missingClient: 'Bitte wählen Sie den Kunden, zu dem die Karte gehört.',
    save: 'Karte anlegen',
    typing: 'Neue Karte',
  },
  async () => (await import('./create.texts.en.ts')).en,
)
