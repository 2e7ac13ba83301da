import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { FunderFooter } from './FunderFooter.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Fuß der Seitenleiste: wer das Projekt fördert. Zusammengeklappt das Logo allein.',
    en: 'Foot of the sidebar: who funds the project. Collapsed, the logo alone.',
  },
  notFor: [
    { de: 'Andere Hinweise: dieser Platz gehört dem Förderer.', en: 'Other notes: this place is the funder’s.' },
  ],
  keyboard: [{ keys: [['Enter']], does: { de: 'Zur Seite des Förderers', en: 'To the funder’s page' } }],
  components: { FunderFooter },
}
