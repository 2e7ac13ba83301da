import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Meine Meldungen',
    count: (count: string) => (count === '1' ? '1 Meldung' : `${count} Meldungen`),
    create: 'Fund melden',
    loading: 'Meldungen werden geladen',
    failed: 'Ihre Meldungen lassen sich nicht laden',
    old: 'Diese Liste ist nicht neu geladen worden.',
    retry: 'Erneut laden',
    empty: 'Noch keine eigenen Meldungen',
    emptyText: 'Ein Bild und der Ort genügen. Jede Meldung steht danach hier, mit ihrem Stand.',
    asked: 'Eine Rückfrage an Sie',
    manyAsked: (count: number) => `${count} Rückfragen an Sie`,
    all: 'Alle Meldungen',
    answered: 'Ihre Antwort ist da; sie wird gelesen.',
    decided: 'Antwort der Prüfung:',
    outcome: {
      title: (year: string) => `Ihr Jahr ${year}`,
      reports: (count: number) => (count === 1 ? 'Meldung' : 'Meldungen'),
      published: 'veröffentlicht',
      species: (count: number) => (count === 1 ? 'Art' : 'Arten'),
      states: (count: number) => (count === 1 ? 'Land' : 'Länder'),
      onMap: 'Auf der Karte zeigen',
      thanks: 'Danke: Ihre veröffentlichten Funde zählen in Karten und Zahlen mit.',
      nearby: (count: string, isOne: boolean) =>
        isOne
          ? 'Seit dem neuesten ist im Umkreis von 10 km 1 weiterer Fund dazugekommen.'
          : `Seit dem neuesten sind im Umkreis von 10 km ${count} weitere Funde dazugekommen.`,
    },
    map: { label: 'Karte Ihrer Meldungen', empty: 'Keine Ihrer Meldungen hat einen Ort.' },
    noPlace: 'ohne Ort',
    found: (day: string) => `gefunden am ${day}`,
    reported: (day: string) => `gemeldet am ${day}`,
    unsent: {
      title: 'Noch nicht gesendet',
      unknown: 'Unbekannte Art',
      pictures: (count: number) => (count === 0 ? 'ohne Bild' : count === 1 ? '1 Bild' : `${count} Bilder`),
      draft: 'Angefangen',
      sending: 'Wird gesendet',
      offline: 'Wartet auf die Verbindung',
      offlineHint: 'Sie ist auf diesem Gerät gesichert und wird von selbst gesendet.',
      failed: 'Nicht gesendet',
      partly: (id: number) => `Meldung ${id} ist angekommen, ihre Bilder noch nicht alle.`,
      again: 'Jetzt senden',
      goOn: 'Weiterschreiben',
      edit: 'Ändern',
      discard: 'Verwerfen',
      finish: 'Ohne die übrigen Bilder abschließen',
    },
  },
  async () => (await import('./ReportsScreen.texts.en.ts')).en,
)
