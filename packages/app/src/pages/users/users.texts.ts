import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: (name: string) => `Registrierung von ${name} ablehnen?`,
    waits: 'Ohne Antwort bleibt alles, wie es ist.',
    refuse: 'Ablehnen und Konto löschen',
    failed: (name: string, why: string) => `Registrierung von ${name}: ${why}`,
  },
  async () => (await import('./users.texts.en.ts')).en,
)
