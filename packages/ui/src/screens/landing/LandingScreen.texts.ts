import type { Language } from '@waldkerf/ui/i18n/Language'

const de = {
  title: (product: string) => `Willkommen bei ${product}`,
  sentences: [
    'Schön, dass Sie da sind.',
    'Hier sehen Sie, welche Käfer in unseren Wäldern gefunden wurden, und melden eigene Funde, sobald Ihr Konto freigeschaltet ist.',
    'Am Telefon passt das Wichtigste auf einen Blick; mehr Platz für Karten und Tabellen hat ein großer Bildschirm.',
  ],
  report: 'Fund melden',
  goOn: 'Weiter zur Anwendung',
  account: 'Noch kein Konto? Die Administration lädt Sie per E-Mail ein.',
  learnMore: 'Was erwartet mich?',
  more: 'Das erwartet Sie',
  parts: [
    {
      title: 'Dashboard',
      text: 'Was als Nächstes ansteht, und die veröffentlichten Funde in Zahlen und als Kurve des Jahres. Karte und Arten zeigt die Saison.',
    },
    {
      title: 'Meine Meldungen',
      text: 'Sobald Ihr Konto freigeschaltet ist: was Sie gemeldet haben, mit seinem Stand und den Rückfragen dazu.',
    },
    {
      title: 'GIS',
      text: 'Für Experten: jede Meldung auf der Karte, mit Bild und Fundtag, zum Prüfen und Freigeben. Wer meldet, kann in seinem Profil darum bitten.',
    },
    {
      title: 'Profil',
      text: 'Sobald Ihr Konto freigeschaltet ist: Ihre Angaben und die Nachrichten, die Sie per E-Mail bekommen.',
    },
  ],
}

const en: typeof de = {
  title: (product) => `Welcome to ${product}`,
  sentences: [
    'Good to have you here.',
    'See which beetles were found in our forests, and report your own finds as soon as your account is approved.',
    'A phone shows the essentials at a glance; maps and tables have more room on a large screen.',
  ],
  report: 'Report a find',
  goOn: 'Continue to the application',
  account: 'No account yet? The administration invites you by e-mail.',
  learnMore: 'What can I do here?',
  more: 'What awaits you',
  parts: [
    {
      title: 'Dashboard',
      text: 'What comes next for you, and the published finds in figures and over the year. Map and species stand on the season’s page.',
    },
    {
      title: 'My reports',
      text: 'As soon as your account is approved: what you reported, where it stands, and questions about it.',
    },
    {
      title: 'GIS',
      text: 'For experts: each report on the map, with picture and day, to review and publish. Whoever reports can ask for this in the profile.',
    },
    {
      title: 'Profile',
      text: 'As soon as your account is approved: your details, and the messages that you get by e-mail.',
    },
  ],
}

/** Both at once: the page is written at build time, and shows the words of its root's language. */
export const texts: Record<Language, typeof de> = { de, en }
