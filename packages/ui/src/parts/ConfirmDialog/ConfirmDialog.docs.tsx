import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { ConfirmDialog } from './ConfirmDialog.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Fragt noch einmal, bevor etwas geschieht, das sich nicht zurücknehmen lässt, und sagt, was verloren geht.',
    en: 'Asks once more before something that cannot be taken back, and says what will be lost.',
  },
  notFor: [
    {
      de: 'Was sich zurücknehmen lässt: tun Sie es und bieten Sie „Rückgängig“ an.',
      en: 'What can be taken back: do it, and offer to undo it.',
    },
    { de: 'Fragen mit Eingaben: dafür ist Dialog da.', en: 'Questions with something to fill in: that is a Dialog.' },
  ],
  keyboard: [
    {
      keys: [['Enter']],
      does: {
        de: 'Der Rückweg: er hat den Fokus, also wird nichts zerstört',
        en: 'The way back: it has the focus, so nothing is destroyed',
      },
    },
    { keys: [['Escape']], does: { de: 'Der Rückweg', en: 'The way back' } },
    {
      keys: [['Tab']],
      does: {
        de: 'Zum Speichern, wo es angeboten ist, zur Handlung und zurück',
        en: 'To saving where it is offered, to the action and back',
      },
    },
  ],
  components: { ConfirmDialog },
}
