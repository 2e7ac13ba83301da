import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: (id: number) => `Meldung ${id}`,
    unknown: 'Unbekannte Art',
    failed: 'Die Meldung lässt sich nicht laden',
    loading: 'Meldung wird geladen',
  },
  async () => (await import('./FindDrawer.texts.en.ts')).en,
)
