import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    copied: (rows: number) => (rows === 1 ? 'Kopiert' : `${rows} Zeilen kopiert`),
    refused: 'Der Browser lässt hier nichts kopieren.',
  },
  async () => (await import('./copyRows.texts.en.ts')).en,
)
