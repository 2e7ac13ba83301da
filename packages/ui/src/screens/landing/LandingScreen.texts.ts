/** German only: the page has no scripts, hence no switch of the language. */
export const texts = {
  title: (product: string) => `Willkommen bei ${product}`,
  sentences: [
    'Schön, dass Sie da sind.',
    'Hier sehen Sie, welche Käfer in unseren Wäldern gefunden wurden, und melden eigene Funde, sobald Ihr Konto freigeschaltet ist.',
    'Am Telefon passt das Wichtigste auf einen Blick; mehr Platz für Karten und Tabellen hat ein großer Bildschirm.',
  ],
  report: 'Fund melden',
  goOn: 'Weiter zur Anwendung',
  learnMore: 'Was erwartet mich?',
  more: 'Das erwartet Sie',
  parts: [
    {
      title: 'Dashboard',
      text: 'Zahlen und Karte auf einen Blick: veröffentlichte Funde nach Bundesland und Art.',
    },
    {
      title: 'Meine Meldungen',
      text: 'Sobald Ihr Konto freigeschaltet ist: was Sie gemeldet haben, mit seinem Stand und den Rückfragen dazu.',
    },
    {
      title: 'GIS',
      text: 'Für Experten: jede Meldung auf der Karte, mit Bild und Fundtag, zum Prüfen und Freigeben. Bürger können in ihrem Profil darum bitten.',
    },
    {
      title: 'Profil',
      text: 'Sobald Ihr Konto freigeschaltet ist: Ihre Angaben und die Nachrichten, die Sie per E-Mail bekommen.',
    },
  ],
} as const
