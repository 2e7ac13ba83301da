import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: (product: string) => `Bei ${product} anmelden`,
    intro: 'Sie sind abgemeldet. Im nächsten Schritt geben Sie Ihre E-Mail-Adresse und Ihr Passwort ein.',
    failed: 'Die Anmeldung ist fehlgeschlagen',
    failedHint: 'Ihre Daten sind davon nicht betroffen. Melden Sie sich bitte noch einmal an.',
    signIn: 'Anmelden',
    noAccount: 'Noch kein Konto? Die Administration lädt Sie per E-\u2060Mail ein.',
    help: 'Die Anmeldung klappt nicht?',
    htmlPages: 'Rechtliches',
  },
  async () => (await import('./LoginScreen.texts.en.ts')).en,
)
