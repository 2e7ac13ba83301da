import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { TaskProgress } from './TaskProgress.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Lange Arbeit an vielen Dingen: wie weit sie ist, wie viel misslang, und dass man sie anhalten kann.',
    en: 'Long work on many things: how far it is, how much failed, and that it can be stopped.',
  },
  notFor: [
    {
      de: 'Was in einem Augenblick fertig ist: Button zeigt es selbst (busy).',
      en: 'What is done in a moment: Button shows it itself (busy).',
    },
  ],
  keyboard: [
    { keys: [['Tab']], does: { de: 'Zu „Anhalten“, „Fortsetzen“ und „Abbrechen“', en: 'To pause, resume and cancel' } },
  ],
  components: { TaskProgress },
}
