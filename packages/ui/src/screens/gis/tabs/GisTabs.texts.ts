import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    label: 'Bereich',
    tabs: { beetles: 'Käfer', maps: 'Karten', surveys: 'Einmessung' },
    loading: 'Der Bereich wird geladen.',
  },
  async () => (await import('./GisTabs.texts.en.ts')).en,
)
