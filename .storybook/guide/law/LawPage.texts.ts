import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Gewohnheiten der Stories',
    lead: 'Woran man eine Story dieses Hauses erkennt. Die Beispiele sind aus den Dateien selbst geschnitten.',
    code: (file: string) => `Beispiel aus ${file}`,
  },
  async () => (await import('./LawPage.texts.en.ts')).en,
)
