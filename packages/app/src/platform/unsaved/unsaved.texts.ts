import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    leave: { title: 'Die Seite verlassen?', confirm: 'Verlassen' },
    signOut: { title: 'Trotzdem abmelden?', confirm: 'Abmelden und verwerfen' },
    close: { title: 'Eingaben verwerfen?', confirm: 'Verwerfen' },
    lost: 'Diese Eingaben sind nicht gespeichert und gehen verloren:',
    stay: 'Hier bleiben',
  },
  async () => (await import('./unsaved.texts.en.ts')).en,
)
