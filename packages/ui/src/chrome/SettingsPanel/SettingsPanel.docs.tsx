import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { SettingsPanel, ThemeColorChoice } from './SettingsPanel.tsx'
import { Segments } from './Segments.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Das Aussehen der Anwendung; jede Wahl gilt sofort. Die Farbe wird so gewählt, dass jeder Text lesbar bleibt.',
    en: 'The look of the application; every choice holds at once. The colour is taken so that all text stays readable.',
  },
  notFor: [
    { de: 'Angaben zur Person: die stehen im Profil.', en: 'What is known of a person: that stands in the profile.' },
  ],
  keyboard: [
    {
      keys: [['ArrowLeft'], ['ArrowRight']],
      does: { de: 'In einer Reihe von Möglichkeiten wählen', en: 'Choose within a row of options' },
    },
    { keys: [['Escape']], does: { de: 'Schließen', en: 'Close' } },
  ],
  components: { SettingsPanel, Segments, ThemeColorChoice },
}
