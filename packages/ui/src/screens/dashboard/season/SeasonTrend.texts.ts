import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    span: (year: number, week: number) => `${year} bis KW ${week}`,
    soFar: (count: string) => (count === '1' ? '1 Fund' : `${count} Funde`),
    more: (percent: number, year: number) => `${percent} % mehr als im gleichen Zeitraum ${year}`,
    fewer: (percent: number, year: number) => `${percent} % weniger als im gleichen Zeitraum ${year}`,
    same: (year: number) => `etwa so viele wie im gleichen Zeitraum ${year}`,
    where: 'in Deutschland und Österreich',
    picture: (year: number) => `Veröffentlichte Funde je Kalenderwoche, ${year} und ${year - 1}`,
    most: (count: string) => `${count} je Woche`,
  },
  async () => (await import('./SeasonTrend.texts.en.ts')).en,
)
