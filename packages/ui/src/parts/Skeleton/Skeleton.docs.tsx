import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { Skeleton } from './Skeleton.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Die Form dessen, was kommt, damit nichts springt, wenn es da ist.',
    en: 'The shape of what comes, so that nothing jumps when it is there.',
  },
  notFor: [
    {
      de: 'Eine Handlung, die läuft: Button zeigt es selbst (busy).',
      en: 'An action that is under way: Button shows it itself (busy).',
    },
    {
      de: 'Worte wie „Lädt …“: nach drei Sekunden sagt SlowNote, dass es länger dauert.',
      en: 'Words such as “Loading …”: after three seconds SlowNote says that it takes longer.',
    },
  ],
  keyboard: [],
  components: { Skeleton },
}
