import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    count: (ended: number, total: number) => `${ended} von ${total}`,
    failed: (count: number) => (count === 1 ? '1 fehlgeschlagen' : `${count} fehlgeschlagen`),
    states: { running: 'läuft', paused: 'angehalten', cancelled: 'abgebrochen', finished: 'fertig' },
    pause: 'Anhalten',
    resume: 'Fortsetzen',
    cancel: 'Abbrechen',
    retry: 'Fehlgeschlagene wiederholen',
  },
  async () => (await import('./TaskProgress.texts.en.ts')).en,
)
