import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    heading: 'Käfer',
    toList: 'Zur Liste springen',
    layout: { map: 'Karte', list: 'Liste', choose: 'Ansicht', split: 'Anteil der Karte' },
    compass: { north: 'N', south: 'S', east: 'O', west: 'W' },
    parts: { species: 'Namen der Arten' },
    view: { label: 'Darstellung der Liste', table: 'Tabelle', pictures: 'Bilder' },
    tiles: { noSpecies: 'Art unbekannt', noPlace: 'ohne Ort' },
    missing: 'nicht geladen',
    table: {
      label: 'Käfermeldungen',
      archive: 'Darwin Core Archive, nur Veröffentlichte',
      status: 'Status',
      species: 'Art',
      scientific: 'Wissenschaftlicher Name',
      found: 'Funddatum',
      state: 'Bundesland',
      pictures: 'Bilder',
      reported: 'Gemeldet',
      id: 'Nr.',
      message: 'Nachricht',
      editor: 'Bearbeitet von',
      answered: 'Antwort',
      isAnswered: 'beantwortet',
      foundOn: (day: string) => `Fund vom ${day}`,
      noDay: 'Funddatum unbekannt',
      reportedOn: (day: string) => `gemeldet ${day}`,
      noState: 'ohne Ort',
      place: 'Nächster Ort',
      lat: 'Breite',
      lon: 'Länge',
      import: 'Importieren',
      more: 'Dateien',
    },
    map: {
      label: 'Karte der Käfermeldungen',
      otherStatus: 'Anderer Status',
      filteredEmpty: 'Kein Fund passt zum Filter.',
    },
    empty: {
      title: 'Noch keine Meldungen',
      text: 'Sobald jemand einen Käfer meldet, steht er hier zur Prüfung.',
      report: 'Fund melden',
      filteredTitle: 'Keine Meldung passt zum Filter',
      filteredText: 'Lockern Sie den Filter oder setzen Sie ihn zurück.',
      reset: 'Filter zurücksetzen',
    },
    failed: 'Die Meldungen lassen sich nicht laden',
    stale: 'Die Liste ist nicht auf dem neuesten Stand.',
    unsaved: (id: number) => `Meldung ${id} ist nicht gespeichert.`,
    overtaken: (id: number, editor: string, status: string) =>
      `Meldung ${id} hat inzwischen ${editor || 'jemand anderes'} entschieden (${status}). Ihre Entscheidung gilt nicht.`,
    dropUnsaved: (id: number) => `Eigene Entscheidung zu Meldung ${id} verwerfen`,
    showUnsaved: (id: number) => `Meldung ${id} zeigen`,
    retry: 'Erneut versuchen',
    loading: 'Meldungen werden geladen',
    tabs: {
      label: 'Bereich',
      tabs: { beetles: 'Käfer', maps: 'Karten', surveys: 'Einmessung' },
      loading: 'Der Bereich wird geladen.',
    },
    pager: {
      hint: (total: string) => `${total} Meldungen: Die Karte zeigt Zusammenfassungen, die Liste jeweils einen Teil.`,
      pages: 'Teile der Liste',
      rows: (from: string, to: string, total: string) => `Zeilen ${from} bis ${to} von ${total}`,
      previous: 'Vorheriger Teil',
      next: 'Nächster Teil',
      first: 'Erster Teil',
    },
    bulk: {
      bar: 'Gewählte Meldungen ändern',
      strip: {
        waits: (what: string) => `${what}: `,
        seconds: (seconds: string) => `in ${seconds} s`,
        undo: 'Rückgängig',
        now: 'Sofort senden',
        count: (ended: string, total: string) => `${ended} von ${total}`,
      },
      what: 'Was soll geschehen?',
      chosen: 'Gewählte Meldungen',
      more: (count: string) => `und ${count} weitere`,
      change: 'Ändern',
      startOpen: (count: string, one: boolean) => (one ? 'Eine Meldung ändern' : `${count} Meldungen ändern`),
      changes: {
        published: 'Veröffentlichen',
        rejected: 'Ablehnen',
        query: 'Rückfrage',
        species: 'Art bestimmen',
      },
      species: 'Neue Art',
      message: 'Nachricht an die meldenden Personen',
      reason: 'Begründung',
      reasonHint: 'Freiwillig. Sie steht in jeder Meldung; niemand bekommt sie: Es gibt keine meldenden Personen.',
      messageHint: 'Leer bleibt die Nachricht jeder Meldung, wie sie ist.',
      messageNeeded: {
        rejected: 'Bitte schreiben Sie, warum. Alle gewählten Meldungen bekommen dieselbe Nachricht.',
        query: 'Bitte schreiben Sie, was Sie wissen möchten. Alle gewählten Meldungen bekommen dieselbe Frage.',
      },
      templates: 'Vorlage einsetzen',
      ready: {
        published: (count: string, one: boolean) =>
          one ? 'Eine Meldung wird veröffentlicht.' : `${count} Meldungen werden veröffentlicht.`,
        query: (count: string, one: boolean) =>
          one ? 'Zu einer Meldung wird nachgefragt.' : `Zu ${count} Meldungen wird nachgefragt.`,
        rejected: (count: string, one: boolean) =>
          one ? 'Eine Meldung wird abgelehnt.' : `${count} Meldungen werden abgelehnt.`,
        species: (count: string, one: boolean) =>
          one ? 'Eine Meldung bekommt diese Art.' : `${count} Meldungen bekommen diese Art.`,
      },
      afterWords: {
        query: (count: string, one: boolean) =>
          one
            ? 'Schreiben Sie die Frage, dann wird sie gesendet.'
            : `Schreiben Sie die Frage, dann geht sie zu ${count} Meldungen.`,
        rejected: (count: string, one: boolean) =>
          one
            ? 'Schreiben Sie die Begründung, dann wird die Meldung abgelehnt.'
            : `Schreiben Sie die Begründung, dann werden ${count} Meldungen abgelehnt.`,
      },
      noneReady: 'Keine der gewählten Meldungen lässt sich so ändern.',
      withdrawn: (count: string, one: boolean) =>
        one
          ? 'Eine davon ist jetzt öffentlich und danach nicht mehr.'
          : `${count} davon sind jetzt öffentlich und danach nicht mehr.`,
      skipped: {
        unchanged: (count: string) => `${count} ausgelassen: schon so`,
        notAllowed: (count: string) => `${count} ausgelassen: Status lässt es nicht zu`,
        messageMissing: (count: string) => `${count} ausgelassen: Nachricht fehlt`,
        nobodyToAsk: (count: string) => `${count} ausgelassen: keine meldende Person`,
      },
      start: {
        published: (count: string, one: boolean) =>
          one ? 'Eine Meldung veröffentlichen' : `${count} Meldungen veröffentlichen`,
        query: (count: string, one: boolean) =>
          one ? 'Zu einer Meldung nachfragen' : `Zu ${count} Meldungen nachfragen`,
        rejected: (count: string, one: boolean) => (one ? 'Eine Meldung ablehnen' : `${count} Meldungen ablehnen`),
        species: (count: string, one: boolean) =>
          one ? 'Art einer Meldung ändern' : `Art von ${count} Meldungen ändern`,
      },
      progress: {
        published: 'Meldungen veröffentlichen',
        query: 'Rückfragen senden',
        rejected: 'Meldungen ablehnen',
        species: 'Arten ändern',
      },
      done: {
        published: 'veröffentlicht',
        query: 'Rückfrage gesendet',
        rejected: 'abgelehnt',
        species: 'Art geändert',
      },
      ended: {
        published: (count: string, one: boolean) =>
          one ? 'Eine Meldung veröffentlicht' : `${count} Meldungen veröffentlicht`,
        query: (count: string, one: boolean) =>
          one ? 'Zu einer Meldung nachgefragt' : `Zu ${count} Meldungen nachgefragt`,
        rejected: (count: string, one: boolean) => (one ? 'Eine Meldung abgelehnt' : `${count} Meldungen abgelehnt`),
        species: (count: string, one: boolean) =>
          one ? 'Art einer Meldung geändert' : `Art von ${count} Meldungen geändert`,
      },
      results: 'Ergebnis je Meldung',
      record: (id: string) => `Meldung ${id}`,
    },
  },
  async () => (await import('./GisScreen.texts.en.ts')).en,
)
