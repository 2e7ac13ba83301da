import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    title: (name: string) => `Menü ${name}`,
    intro:
      'Jede Ebene liegt in der darüber. Was Sie hier eintragen, bleibt auf jeder Ebene erhalten, solange das Register offen ist.',
    note: 'Notiz',
  },
  async () => (await import('./NestedScreen.texts.en.ts')).en,
)
