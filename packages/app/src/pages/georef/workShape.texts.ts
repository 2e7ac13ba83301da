import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    points: 'Passpunkte',
    count: (count: number) => (count === 1 ? 'ein Punkt' : `${count} Punkte`),
  },
  async () => (await import('./workShape.texts.en.ts')).en,
)
