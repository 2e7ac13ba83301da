import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export const docs: PartDocs = {
  purpose: { de: 'Worte nur für Vorlesegeräte.', en: 'Words for screen readers alone.' },
  notFor: [{ de: 'Was auch Sehenden hilft: zeigen Sie es.', en: 'What helps those who see as well: show it.' }],
  keyboard: [],
  components: { VisuallyHidden },
}
