import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    least: 'Ihre Daten konnten nicht geladen werden. Sie sehen vorerst nur das Dashboard.',
    gaveUp: (why: string) =>
      `Ihre Daten konnten mehrmals nicht geladen werden. ${why} Sie sehen vorerst nur das Dashboard.`,
    over: 'Ihre Anmeldung ist abgelaufen. Gespeichert wird erst wieder, wenn Sie sich angemeldet haben.',
    signIn: 'Anmelden',
    back: 'Sie sind wieder angemeldet.',
    unreachable: 'Der Anmeldedienst antwortet nicht. Was Sie getippt haben, bleibt hier.',
  },
  async () => (await import('./SessionBar.texts.en.ts')).en,
)
