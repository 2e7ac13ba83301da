import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { AppShell } from './AppShell.tsx'
import { ShellSkeleton } from './ShellSkeleton.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Der Rahmen um jede Seite: Seitenleiste, obere Leiste, Inhalt. ShellSkeleton ist derselbe Rahmen, bevor ein Skript läuft.',
    en: 'The frame around every page: sidebar, top bar, content. ShellSkeleton is the same frame before any script runs.',
  },
  notFor: [
    { de: 'Anmeldung und Willkommensseite: die stehen allein.', en: 'Sign-in and welcome page: they stand alone.' },
  ],
  keyboard: [
    {
      keys: [['Tab']],
      does: {
        de: 'Zuerst zum Sprung in den Inhalt, dann durch die Bereiche',
        en: 'First to the jump into the content, then through the regions',
      },
    },
  ],
  components: { AppShell, ShellSkeleton },
}
