import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: (product: string) => `Bei ${product} anmelden`,
    intro: 'Die Anmeldung läuft über den Anmeldedienst. Danach kommen Sie hierher zurück.',
    failed: 'Die Anmeldung ist fehlgeschlagen',
    failedHint: 'Ihre Daten sind davon nicht betroffen. Melden Sie sich bitte noch einmal an.',
    signIn: 'Anmelden',
    help: 'Die Anmeldung klappt nicht?',
    htmlPages: 'Rechtliches',
  },
  async () => (await import('./LoginScreen.texts.en.ts')).en,
)
