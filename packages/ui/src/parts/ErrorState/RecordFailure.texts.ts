import { defineTexts } from '@waldkerf/ui/i18n/Language'

/** Apart from those of `ErrorState`, which the first screen has. */
export const texts = defineTexts(
  { missing: 'Vielleicht wurde der Eintrag gelöscht, oder die Adresse ist vertippt.' },
  async () => (await import('./RecordFailure.texts.en.ts')).en,
)
