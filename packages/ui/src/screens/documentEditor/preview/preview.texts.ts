import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    label: 'Vorschau des Dokuments',
    page: (at: number, count: number) => `Seite ${at} von ${count}`,
    loading: 'Seiten werden gesetzt',
    failed: 'Die Seiten konnten nicht gesetzt werden',
    unclear: 'Ein Wert ist unklar. Seiten und Dateien gibt es, sobald er geklärt ist.',
    check: 'Zur Prüfung',
  },
  async () => (await import('./preview.texts.en.ts')).en,
)
