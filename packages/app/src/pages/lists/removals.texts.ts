import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    removed: (name: string) => `${name} ist gelöscht.`,
    failed: (name: string, why: string) => `${name} ist nicht gelöscht. ${why}`,
    undo: 'Rückgängig',
  },
  async () => (await import('./removals.texts.en.ts')).en,
)
