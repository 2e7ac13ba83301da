import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { SessionOver } from './SessionOver.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Über einer Seite, deren Sitzung zu Ende ist. Nichts wird verlassen oder gelöscht; eine Anmeldung in einem anderen Fenster beendet es.',
    en: 'Over a page whose session has ended. It leaves nothing and clears nothing; a sign-in in another window ends it.',
  },
  notFor: [
    { de: 'Die erste Anmeldung: die ist eine eigene Seite.', en: 'The first sign-in: that is a page of its own.' },
  ],
  keyboard: [
    { keys: [['Tab']], does: { de: 'Zwischen den Wegen zur Anmeldung', en: 'Between the ways to sign in' } },
    { keys: [['Escape']], does: { de: 'Später anmelden', en: 'Sign in later' } },
  ],
  components: { SessionOver },
}
