import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Nutzer einladen',
    description: 'Die Person bekommt eine E-Mail, mit der sie ihr Passwort setzt und sich anmeldet.',
    mail: 'E-Mail',
    firstName: 'Vorname (freiwillig)',
    lastName: 'Nachname (freiwillig)',
    client: 'Kunde (freiwillig)',
    noClient: 'Keiner',
    cadastre: 'Darf Katasterdaten dieses Kunden sehen',
    office: 'Zugehörigkeit zum Büro',
    team: 'Gehört zum Büro',
    leader: 'Leitet das Büro',
    missing: 'Bitte geben Sie eine E-Mail-Adresse ein.',
    malformed: 'Das ist keine vollständige E-Mail-Adresse.',
    taken: 'Diese E-Mail-Adresse ist schon vergeben.',
    send: 'Einladen',
  },
  async () => (await import('./invite.texts.en.ts')).en,
)
