import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Funde im Jahreslauf',
    week: (week: number) => `KW ${week}`,
    weekHead: 'Kalenderwoche',
    note: 'Veröffentlichte Funde nach Kalenderwoche des Fundtags',
    more: (percent: number, year: number) => `${percent} % mehr als ${year}`,
    fewer: (percent: number, year: number) => `${percent} % weniger als ${year}`,
    same: (year: number) => `so viele wie ${year}`,
    where: 'in Deutschland und Österreich',
    upTo: (week: number) => `bis KW ${week}`,
  },
  async () => (await import('./SeasonPanel.texts.en.ts')).en,
)
