import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { NotLoaded } from './NotLoaded.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Ein Teil neben anderen konnte nicht geladen werden. Es steht an seinem Platz, statt dass dort etwas Falsches oder nichts steht.',
    en: 'A part beside others could not be loaded. It says so at its place, instead of something wrong or nothing.',
  },
  notFor: [
    {
      de: 'Das, worum es auf der Seite geht: dafür ist ErrorState da.',
      en: 'What the page is about: that is the ErrorState.',
    },
  ],
  keyboard: [
    { keys: [['Tab']], does: { de: 'Zu „Erneut laden“', en: 'To “Try again”' } },
    { keys: [['Enter'], ['Space']], does: { de: 'Erneut laden', en: 'Try again' } },
  ],
  components: { NotLoaded },
}
