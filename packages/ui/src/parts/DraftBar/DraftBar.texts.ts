import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    found: (at: string) => `Nicht gespeicherte Eingaben vom ${at} sind noch da.`,
    outdated: 'Der Eintrag wurde seitdem geändert; prüfen Sie vor dem Speichern, was gilt.',
    clashes: 'Manches wurde zu verschiedenen Zeiten anders eingegeben; wählen Sie, was gilt.',
    restore: 'Wiederherstellen',
    discard: 'Verwerfen',
    problems: {
      full: 'Der Speicher dieses Browsers ist voll. Ihre Eingaben werden nicht als Entwurf gesichert; bitte speichern Sie bald.',
      blocked: 'Dieser Browser sichert keine Entwürfe. Bitte speichern Sie, bevor Sie die Seite verlassen.',
    },
  },
  async () => (await import('./DraftBar.texts.en.ts')).en,
)
