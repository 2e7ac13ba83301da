import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    saved: (name: string, key: string | number) => `Die Rolle ${name} (${key}) ist gespeichert.`,
    gone: (name: string) => `Die Rolle ${name} gibt es nicht mehr.`,
    removed: (name: string) => `Die Rolle ${name} ist gelöscht.`,
    ask: (name: string) => `Die Rolle ${name} löschen?`,
    lost: 'Wer sie hat, öffnet danach keine Seite mehr.',
    remove: 'Löschen',
  },
  async () => (await import('./roleEditor.texts.en.ts')).en,
)
