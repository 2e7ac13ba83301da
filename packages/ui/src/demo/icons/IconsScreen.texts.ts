import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    title: 'Symbole',
    intro: 'Alle Symbole der Bibliothek. Ein Klick kopiert, was man zum Einsetzen schreibt.',
    search: 'Symbole suchen',
    sets: {
      forest: (count: number) => `Wald und Büro (${count})`,
      general: (count: number) => `Allgemein (${count})`,
    },
    none: 'Hier heißt kein Symbol so',
    noneText: 'Die Namen sind englisch: probieren Sie „arrow“ oder „map“.',
    copy: (name: string) => `${name} kopieren`,
  },
  async () => (await import('./IconsScreen.texts.en.ts')).en,
)
