import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Funde im Jahreslauf',
    week: (week: number) => `KW ${week}`,
    weekHead: 'Kalenderwoche',
    note: 'Veröffentlichte Funde nach Kalenderwoche des Fundtags',
  },
  async () => (await import('./SeasonPanel.texts.en.ts')).en,
)
