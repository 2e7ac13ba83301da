import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    title: 'Symbole',
    intro: 'Alle Symbole der Bibliothek. Ein Klick kopiert, was man zum Einsetzen schreibt.',
    search: 'Symbole suchen',
    found: (count: number) => (count === 1 ? 'Ein Symbol' : `${count} Symbole`),
    none: 'Kein Symbol heißt so',
    noneText: 'Die Namen sind englisch: probieren Sie „arrow“ oder „user“.',
    copy: (name: string) => `${name} kopieren`,
  },
  async () => (await import('./IconsScreen.texts.en.ts')).en,
)
