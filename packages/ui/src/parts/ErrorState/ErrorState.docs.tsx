import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { ErrorState } from './ErrorState.tsx'
import { RecordFailure } from './RecordFailure.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Etwas ist misslungen. Es wird dort gesagt, wo es geschah, mit dem, was sicher ist, und dem Weg weiter.',
    en: 'Something failed. It is said where it happened, with what is safe and the way on.',
  },
  notFor: [
    {
      de: 'Falsche Eingaben: die nennt das Feld (Field) selbst.',
      en: 'Wrong input: the field (Field) says so itself.',
    },
    {
      de: 'Ein Fehler, der nur kurz stört: dafür ist Toaster da.',
      en: 'A failure that disturbs only briefly: that is the Toaster.',
    },
  ],
  keyboard: [
    { keys: [['Tab']], does: { de: 'Zu „Erneut versuchen“', en: 'To “Try again”' } },
    { keys: [['Enter'], ['Space']], does: { de: 'Erneut versuchen', en: 'Try again' } },
  ],
  components: { ErrorState, RecordFailure },
}
