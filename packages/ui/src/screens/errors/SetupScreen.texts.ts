import { defineTexts } from '@waldkerf/ui/i18n/Language'

const administration = 'Bitte geben Sie diese Seite an die Administration weiter.'
const again = 'Ist der Fehler behoben, geht es nach dem Neuladen weiter.'

export const texts = defineTexts(
  {
    config: {
      title: 'Die Anwendung ist nicht richtig eingerichtet',
      text: 'In config.json stehen Werte, mit denen sie nicht beginnen kann:',
      way: `${administration} ${again}`,
    },
    noConfig: {
      title: 'Die Anwendung ist nicht richtig eingerichtet',
      text: 'Der Server hat keine config.json; ohne sie kann die Anwendung nicht beginnen.',
      way: `${administration} ${again}`,
    },
    notJson: {
      title: 'Die Anwendung ist nicht richtig eingerichtet',
      text: 'config.json ist kein gültiges JSON; ohne sie kann die Anwendung nicht beginnen.',
      way: `${administration} ${again}`,
    },
    offline: {
      title: 'Der Server antwortet nicht',
      text: 'Die Anwendung konnte ihre Einstellungen nicht laden.',
      way: 'Prüfen Sie bitte Ihre Verbindung und laden Sie die Seite neu.',
    },
    unreachable: {
      title: 'Der Anmeldedienst ist nicht erreichbar',
      text: (address: string) => `Unter ${address} antwortet gerade niemand. Die Einstellungen selbst sind in Ordnung.`,
      way: 'Prüfen Sie bitte Ihre Verbindung und versuchen Sie es in einigen Minuten noch einmal.',
    },
    realm: {
      title: 'Der Anmeldedienst kennt den Bereich dieser Anwendung nicht',
      text: (address: string, name: string) =>
        `Unter ${address} antwortet jemand, aber es gibt dort keinen Bereich (Realm) „${name}“. In config.json steht er als keycloak.realm.`,
      way: `${administration} ${again}`,
    },
    client: {
      title: 'Der Anmeldedienst kennt diese Anwendung nicht',
      text: (address: string, name: string) =>
        `Unter ${address} ist „${name}“ nicht eingetragen, oder nicht für diese Adresse. In config.json steht der Name als keycloak.clientId.`,
      way: `${administration} ${again}`,
    },
    safe: 'Gespeicherte Daten sind sicher. Was Sie an diesem Gerät getippt haben, bleibt erhalten.',
    expected: {
      string: 'Text erwartet',
      boolean: 'true oder false erwartet',
      number: 'Zahl erwartet',
      list: 'Liste erwartet',
      object: 'Gruppe von Werten erwartet',
      address: 'Adresse erwartet (https://… oder /…)',
      filled: 'darf nicht leer sein',
      htmlPages: 'jeder Eintrag braucht title und url',
    },
    found: (value: string) => `gefunden: ${value}`,
    details: 'Meldung für die Technik',
    retry: 'Neu laden',
  },
  async () => (await import('./SetupScreen.texts.en.ts')).en,
)
