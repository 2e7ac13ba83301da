import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    noClient: 'Noch kein Kunde gewählt',
    salutation: 'Anrede',
    cover: 'Text vor den Positionen',
    closing: 'Text nach den Positionen',
    proposeSalutation: (text: string) => `„${text}“ einsetzen`,
    blocks: (field: string) => `Textbaustein für: ${field}`,
  },
  async () => (await import('./letter.texts.en.ts')).en,
)
