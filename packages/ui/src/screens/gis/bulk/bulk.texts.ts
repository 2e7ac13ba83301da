import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: (count: string, one: boolean) => (one ? 'Eine Meldung ändern' : `${count} Meldungen ändern`),
    bar: 'Gewählte Meldungen ändern',
    what: 'Was soll geschehen?',
    changes: {
      published: 'Veröffentlichen',
      rejected: 'Ablehnen',
      query: 'Rückfrage',
      species: 'Art bestimmen',
    },
    species: 'Neue Art',
    message: 'Nachricht an die meldenden Personen',
    messageHint: 'Leer bleibt die Nachricht jeder Meldung, wie sie ist.',
    messageNeeded: {
      rejected: 'Beim Ablehnen nötig: Meldungen ohne eigene Nachricht werden sonst ausgelassen.',
      query: 'Bitte schreiben Sie, was Sie wissen möchten. Alle gewählten Meldungen bekommen dieselbe Frage.',
    },
    ready: (count: string, one: boolean) =>
      one ? 'Eine Meldung wird geändert.' : `${count} Meldungen werden geändert.`,
    noneReady: 'Keine der gewählten Meldungen lässt sich so ändern.',
    withdrawn: (count: string, one: boolean) =>
      one
        ? 'Eine davon ist jetzt öffentlich und danach nicht mehr.'
        : `${count} davon sind jetzt öffentlich und danach nicht mehr.`,
    skipped: {
      unchanged: (count: string) => `${count} ausgelassen: schon so`,
      notAllowed: (count: string) => `${count} ausgelassen: Status lässt es nicht zu`,
      messageMissing: (count: string) => `${count} ausgelassen: Nachricht fehlt`,
    },
    start: (count: string, one: boolean) => (one ? 'Eine Meldung ändern' : `${count} Meldungen ändern`),
    progress: 'Meldungen ändern',
    results: 'Ergebnis je Meldung',
    record: (id: string) => `Meldung ${id}`,
  },
  async () => (await import('./bulk.texts.en.ts')).en,
)
