import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    nothing: 'Nichts gefunden',
    found: (count: number) => (count === 1 ? 'Ein Eintrag' : `${count} Einträge`),
  },
  async () => (await import('./Combobox.texts.en.ts')).en,
)
