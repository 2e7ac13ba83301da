import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    readOnly:
      'Ihre Rolle öffnet diese Seite nicht mehr. Was Sie eingegeben haben, steht hier zum Lesen, bis Sie die Seite schließen.',
  },
  async () => (await import('./KeptPage.texts.en.ts')).en,
)
