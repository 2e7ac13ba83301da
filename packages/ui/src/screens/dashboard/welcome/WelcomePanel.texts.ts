import { translatedWords as words } from '@waldkerf/domain/words/exactWords'
import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Ihr Konto ist angelegt',
    lead: 'Sie sind angemeldet, aber noch nicht freigeschaltet. Darum kümmert sich die Administration; Sie brauchen nichts zu tun.',
    stepsTitle: 'Wie es weitergeht',
    steps: {
      made: { title: 'Konto angelegt', state: 'erledigt' },
      admitted: { title: 'Freischaltung durch die Administration', state: 'läuft' },
      profile: { title: 'Profil ergänzen, eigene Meldungen verfolgen', state: 'danach' },
      expert: { title: `${words.becomeExpert.de}, wenn Sie mögen`, state: 'danach' },
    },
    now: 'Bis dahin sehen Sie hier, was veröffentlicht ist. Wird Ihr Konto freigeschaltet, ändert sich diese Seite innerhalb einer Minute von selbst.',
    checkNow: 'Jetzt nachsehen',
  },
  async () => (await import('./WelcomePanel.texts.en.ts')).en,
)
