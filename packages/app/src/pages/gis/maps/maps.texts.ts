import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    changed: 'Jemand anderes hat dieses Feld inzwischen geändert.',
    lost: (name: string, why: string) => `Karte ${name}: ${why}`,
    removed: (name: string) => `Die Karte ${name} ist gelöscht.`,
    created: (name: string) => `Die Karte ${name} ist angelegt.`,
  },
  async () => (await import('./maps.texts.en.ts')).en,
)
