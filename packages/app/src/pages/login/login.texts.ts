import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    unreachable: 'Der Anmeldedienst antwortet nicht.',
    endedHere:
      'Sie sind auf diesem Gerät abgemeldet. Für die nächste Anmeldung brauchen Sie eine Verbindung und Ihr Passwort.',
    turnedAway: 'Der Anmeldedienst hat Sie mehrmals hintereinander nicht angemeldet.',
  },
  async () => (await import('./login.texts.en.ts')).en,
)
