import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { DraftBar } from './DraftBar.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Bietet über einem Formular an, was getippt und nicht gespeichert wurde. Ungefragt wird nichts wiederhergestellt.',
    en: 'Over a form, offers what was typed and not saved. Nothing is restored unasked.',
  },
  notFor: [
    {
      de: 'Was gerade gespeichert wird: das sagt das Formular selbst (RowForm).',
      en: 'What is being saved: the form itself says so (RowForm).',
    },
  ],
  keyboard: [
    { keys: [['Tab']], does: { de: 'Zu „Wiederherstellen“ und „Verwerfen“', en: 'To restore and to discard' } },
  ],
  components: { DraftBar },
}
