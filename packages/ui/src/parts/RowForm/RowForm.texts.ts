import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    save: 'Speichern',
    discard: 'Verwerfen',
    saved: 'Gespeichert',
    unsaved: 'Noch nicht gespeichert',
    conflict:
      'Das wurde inzwischen an anderer Stelle geändert. Wählen Sie bei den markierten Feldern, was gelten soll, und speichern Sie dann.',
    stored: (value: string) => (value === '' ? 'Gespeichert ist: nichts' : `Gespeichert ist: ${value}`),
    takeStored: (field: string) => `${field}: gespeicherten Wert übernehmen`,
    take: 'Übernehmen',
    tooLong: (most: number) => `Höchstens ${most} Zeichen.`,
  },
  async () => (await import('./RowForm.texts.en.ts')).en,
)
