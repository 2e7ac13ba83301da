import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    title: 'Zip-Ausgabe',
    intro:
      'Die Tabelle als Textdatei in einem Archiv. Was Kommas, Anführungszeichen oder Umbrüche enthält, wird eingefasst.',
    name: 'Dateiname',
    run: 'Zip ausgeben',
    failed: 'Das Archiv konnte nicht erzeugt werden.',
    head: { id: 'Nr.', title: 'Titel', author: 'Verfasser', readings: 'Aufrufe', date: 'Datum' },
  },
  async () => (await import('./ZipScreen.texts.en.ts')).en,
)
