import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { SkipLink } from './SkipLink.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Der erste Halt von Tab, nur mit Fokus zu sehen: springt über den Rahmen in den Inhalt.',
    en: 'First stop of Tab, seen only when focused: jumps over the frame into the content.',
  },
  notFor: [
    { de: 'Sprünge innerhalb einer Seite: dafür genügen Überschriften.', en: 'Jumps within a page: headings will do.' },
  ],
  keyboard: [{ keys: [['Enter']], does: { de: 'In den Inhalt springen', en: 'Jump into the content' } }],
  components: { SkipLink },
}
