import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const statusTexts = defineTexts(
  {
    signedIn: 'Angemeldet',
    offline: 'Offline',
    expiring: (left: string) => `Sitzung endet in ${left}`,
    over: 'Sitzung beendet',
  },
  async () => (await import('./session.texts.en.ts')).statusEn,
)

export const overTexts = defineTexts(
  {
    title: 'Ihre Anmeldung ist abgelaufen',
    elsewhere: 'Anmeldung in einem anderen Tab beendet',
    asking:
      'Melden Sie sich in einem neuen Fenster wieder an. Diese Seite bleibt stehen, wie sie ist: Was Sie eingegeben haben, geht nicht verloren.',
    waiting: 'Warten auf die Anmeldung im anderen Fenster. Danach geht es hier von selbst weiter.',
    blocked:
      'Ihr Browser hat das Fenster nicht geöffnet. Erlauben Sie es für diese Seite, oder melden Sie sich in diesem Fenster an: Eingaben, die als Entwurf aufgehoben sind, werden Ihnen danach wieder angeboten, andere gehen verloren.',
    signIn: 'Anmelden',
    openAgain: 'Fenster noch einmal öffnen',
    signInHere: 'In diesem Fenster anmelden',
    later: 'Später',
  },
  async () => (await import('./session.texts.en.ts')).overEn,
)

export const fallbackTexts = defineTexts(
  { retry: 'Erneut versuchen' },
  async () => (await import('./session.texts.en.ts')).fallbackEn,
)
