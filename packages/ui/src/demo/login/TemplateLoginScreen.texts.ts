import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Komponentenschau',
    intro: 'Melden Sie sich als admin, editor oder visitor an. Jedes Passwort ab sechs Zeichen gilt.',
    username: 'Name',
    password: 'Passwort',
    wrongName: 'Bitte geben Sie einen der Namen admin, editor oder visitor ein.',
    shortPassword: 'Das Passwort hat mindestens sechs Zeichen.',
    caps: 'Die Feststelltaste ist an.',
    show: 'Passwort zeigen',
    signIn: 'Anmelden',
    returned: 'Die Anmeldung ist zurück',
    returnedText: 'Dieses Fenster hat seine Arbeit getan. Schließt es sich nicht von selbst, können Sie es schließen.',
    onward: 'Zur Komponentenschau',
  },
  async () => (await import('./TemplateLoginScreen.texts.en.ts')).en,
)
