import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { SessionStatus } from './SessionStatus.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Die Sitzung in der oberen Leiste. Sie kann sich jede Sekunde ändern und meldet sich deshalb nie von selbst.',
    en: 'The session in the top bar. It may change every second, so it never announces itself.',
  },
  notFor: [
    {
      de: 'Das Ende der Sitzung: darüber spricht SessionOver.',
      en: 'The end of the session: SessionOver speaks of that.',
    },
  ],
  keyboard: [],
  components: { SessionStatus },
}
