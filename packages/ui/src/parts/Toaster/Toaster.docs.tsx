import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { Toaster } from './Toaster.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Kurze Meldungen über das, was gerade geschehen ist. Sie gehen nach fünf Sekunden und nehmen nie den Fokus.',
    en: 'Short messages about what has just happened. They go after five seconds and never take the focus.',
  },
  notFor: [
    { de: 'Was stehen bleiben muss: dafür ist Bar da.', en: 'What has to stay: that is a Bar.' },
    {
      de: 'Fehler an einer Stelle der Seite: dort steht ErrorState.',
      en: 'A failure at a place of the page: an ErrorState stands there.',
    },
  ],
  keyboard: [
    {
      keys: [['Tab']],
      does: {
        de: 'Zu „Rückgängig“ und zum Schließen; solange gehen Meldungen nicht',
        en: 'To undo and to close; meanwhile no message goes',
      },
    },
  ],
  components: { Toaster },
}
