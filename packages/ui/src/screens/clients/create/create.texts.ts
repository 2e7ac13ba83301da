import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Neuer Kunde',
    hint: 'Alles Weitere lässt sich auf der Seite des Kunden ergänzen.',
    name: 'Name',
    street: 'Straße und Hausnummer',
    zip: 'PLZ',
    place: 'Ort',
    noName: 'Bitte geben Sie einen Namen ein.',
    tooLong: (most: number) => `Höchstens ${most} Zeichen.`,
    alike: 'Gibt es diesen Kunden schon?',
    create: 'Anlegen',
    createAnyway: 'Trotzdem anlegen',
  },
  async () => (await import('./create.texts.en.ts')).en,
)
