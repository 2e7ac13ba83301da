import { defineTexts } from '@waldkerf/ui/i18n/Language'

/** Whole percent; a share above zero is never shown as zero. */
const percent = (part: number) => (part > 0 && part < 0.005 ? '< 1 %' : `${Math.round(100 * part)} %`)

/** Heads shared by the tables of several charts. */
export const texts = defineTexts(
  {
    count: 'Funde',
    share: 'Anteil',
    species: 'Art',
    percent,
  },
  async () => (await import('./figures.texts.en.ts')).englishTexts(percent),
)
