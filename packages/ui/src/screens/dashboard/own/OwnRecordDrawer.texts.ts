import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: (id: number) => `Meldung ${id}`,
    unknown: 'Unbekannte Art',
    answer: 'Antwort der Fachleute',
    open: 'Bis zur Veröffentlichung können Sie Bilder ergänzen, ordnen und entfernen.',
    fixed: 'Die Meldung ist veröffentlicht; ihre Bilder bleiben, wie sie sind.',
    failed: 'Die Meldung lässt sich nicht laden',
    loading: 'Meldung wird geladen',
  },
  async () => (await import('./OwnRecordDrawer.texts.en.ts')).en,
)
