import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Zuletzt veröffentlicht',
    empty: 'Noch keine Bilder',
    emptyText: 'Sobald ein Fund mit Bild veröffentlicht ist, steht er hier.',
    unknownState: 'Ohne Ort',
  },
  async () => (await import('./LatestPanel.texts.en.ts')).en,
)
