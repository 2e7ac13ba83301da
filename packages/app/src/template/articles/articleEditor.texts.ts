import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    published: 'Der Artikel ist veröffentlicht.',
    saved: 'Der Entwurf ist gespeichert.',
    unsaved: (id: number | undefined) => (id === undefined ? 'Neuer Artikel' : `Artikel ${id}`),
  },
  async () => (await import('./articleEditor.texts.en.ts')).en,
)
