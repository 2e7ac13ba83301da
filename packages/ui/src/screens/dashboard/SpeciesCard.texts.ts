import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    asTable: 'Als Tabelle zeigen',
    asChart: 'Als Diagramm zeigen',
    count: 'Funde',
    name: 'Art',
    portion: 'Anteil',
  },
  async () => (await import('./SpeciesCard.texts.en.ts')).en,
)
