import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    title: 'Suchen und springen',
    placeholder: 'Seite oder Aktion',
    groups: { screens: 'Seiten', actions: 'Aktionen' },
    nothing: 'Nichts gefunden',
    found: (count: number) => (count === 1 ? 'Ein Treffer' : `${count} Treffer`),
    choose: 'wählen',
    open: 'öffnen',
    close: 'schließen',
  },
  async () => (await import('./CommandPalette.texts.en.ts')).en,
)
