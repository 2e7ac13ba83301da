import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    title: 'Beweglicher Dialog',
    intro: 'Ein Fenster, das man an seiner Kopfzeile wegschiebt, um zu sehen, was darunter liegt.',
    open: 'Beweglichen Dialog öffnen',
    dialog: 'Lieferadresse',
    close: 'Schließen',
    move: 'Mit den Pfeiltasten verschieben',
    place: 'Lager',
    places: { north: 'Forsthof Nord', south: 'Forsthof Süd', mill: 'Sägewerk', wet: 'Nasslager' },
    table: 'Bisherige Lieferungen',
    date: 'Datum',
    name: 'Name',
    address: 'Anschrift',
  },
  async () => (await import('./DragDialogScreen.texts.en.ts')).en,
)
