import { fixedWords } from '@waldkerf/domain/words/exactWords'
import { defineTexts } from '@waldkerf/ui/i18n/Language'

/** The context menu's words are the specification's, the same in both languages. */
export const menuWords = {
  refresh: fixedWords.refresh,
  close: fixedWords.close,
  closeOthers: fixedWords.closeOthers,
  closeAll: fixedWords.closeAll,
} as const

export const texts = defineTexts(
  {
    label: 'Offene Seiten',
    close: (title: string) => `${title} schließen`,
    unsaved: 'nicht gespeichert',
    all: 'Alle offenen Seiten',
    left: 'Seite nach links',
    right: 'Seite nach rechts',
    moved: (title: string, place: number, count: number) => `${title}: Platz ${place} von ${count}`,
  },
  async () => (await import('./TagsView.texts.en.ts')).en,
)
