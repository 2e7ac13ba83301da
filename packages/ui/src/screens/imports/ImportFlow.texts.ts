import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    intro: 'Gespeichert wird erst im letzten Schritt. Danach lässt sich der Import zurücknehmen.',
    stage: (at: number, all: number) => `Schritt ${at} von ${all}`,
    stages: { file: 'Datei', columns: 'Spalten', names: 'Klären', compare: 'Vergleichen', send: 'Importieren' },
    file: {
      title: 'Datei',
      drop: 'Datei hierher ziehen oder wählen',
      over: 'Loslassen, um die Datei zu lesen',
      choose: 'Datei wählen',
      other: 'Andere Datei',
      another: 'Nächste Datei',
      reading: (name: string) => `${name} wird gelesen …`,
      rows: (count: string, first: string, last: string) =>
        first === last ? `1 Datenzeile (Zeile ${first})` : `${count} Datenzeilen (Zeile ${first} bis ${last})`,
      failed: (name: string) => `${name} lässt sich nicht lesen`,
      faults: {
        tooLarge: 'Die Datei ist größer als 100 MB. Bitte teilen Sie sie.',
        unpacked: 'Entpackt wäre diese Datei viel zu groß. Sie wurde nicht geöffnet.',
        oldExcel: 'Das ist eine Datei von Excel vor 2007 oder eine mit Kennwort. Bitte als XLSX oder CSV speichern.',
        unknownKind: 'Das ist weder CSV noch XLSX, GeoJSON oder GeoPackage.',
        broken: 'Die Datei ist beschädigt oder unvollständig.',
        empty: 'Die Datei ist leer.',
        headOnly: 'Die Datei hat nur eine Kopfzeile.',
        longLine: 'Die Datei ist eine einzige lange Zeile und keine Tabelle.',
        tooManyRows: 'Die Datei hat mehr als 250.000 Zeilen. Bitte teilen Sie sie.',
        tooManyColumns: 'Die Datei hat mehr als 256 Spalten.',
        noPoints: 'Die Datei enthält keine Punkte.',
        slow: 'Das Lesen dauerte zu lange und wurde beendet.',
      },
    },
    columns: {
      title: 'Spalten',
      none: 'Keine Spalte',
      change: 'Spalten ändern',
      example: (cell: string) => `z.\u00A0B. ${cell}`,
      unused: (names: string, others: string) =>
        `Nicht übernommen: ${names}${others === '0' ? '' : ` und ${others} weitere`}`,
      source: 'Quelle',
      sourceHint: 'Mit ihr erkennt Waldkerf dieselben Zeilen beim nächsten Mal.',
    },
    look: {
      title: 'Vorschau',
      planning: 'Die Zeilen werden geprüft …',
      ready: (things: string, one: boolean) => `${things} ${one ? 'wird' : 'werden'} importiert`,
      nothing: 'Keine Zeile lässt sich importieren. Bitte prüfen Sie die Spalten und die Gründe.',
      faulty: (one: boolean) => (one ? 'Fehlerhafte Zeile' : 'Fehlerhafte Zeilen'),
      firstFaulty: (shown: string, all: string) => `Die ersten ${shown} von ${all} fehlerhaften Zeilen`,
      rows: 'Zeilen der Datei',
      tabs: {
        refused: (count: string) => `Fehlerhaft (${count})`,
        ready: (count: string) => `Ohne Fehler (${count})`,
      },
      more: (count: string, one: boolean) => (one ? 'Eine weitere zeigen' : `${count} weitere zeigen`),
      line: 'Zeile',
      content: 'Inhalt',
      reason: 'Grund',
      several: (count: string, one: boolean) =>
        one ? 'Eine Zeile hat mehrere Gründe.' : `${count} Zeilen haben mehrere Gründe.`,
      save: (one: boolean) => `Fehlerhafte ${one ? 'Zeile' : 'Zeilen'} herunterladen`,
      mend: (one: boolean) =>
        `Berichtigen Sie ${one ? 'die Zeile' : 'die Zeilen'} in der heruntergeladenen oder in Ihrer eigenen Datei, und wählen Sie dann die berichtigte. Waldkerf erkennt, was schon importiert ist, und ändert es nicht.`,
      blank: 'leer',
    },
    compare: {
      title: 'Vergleich mit dem Bestand',
      start: 'Mit dem Bestand vergleichen',
      without: 'Ohne Antworten vergleichen',
      running: (done: string, total: string) => `${done} von ${total} verglichen`,
      same: (count: string, one: boolean) =>
        one
          ? '1 ist schon importiert und bleibt, wie es ist.'
          : `${count} sind schon importiert und bleiben, wie sie sind.`,
      neither: 'Aus dieser Datei ist noch nichts im Bestand.',
      skip: 'Diese weglassen',
      failed: 'Der Vergleich ist nicht gelungen',
    },
    send: {
      nothingYet: 'Noch ist nichts gespeichert.',
      notComing: (parts: string) => `Nicht importiert: ${parts}.`,
      away: {
        known: (count: string) => `${count} schon da`,
        skipped: (count: string) => `${count} vielleicht schon da`,
        refused: (count: string, one: boolean) => `${count} fehlerhafte ${one ? 'Zeile' : 'Zeilen'}`,
      },
      questions: (count: string, one: boolean) => (one ? 'Eine Frage ist offen' : `${count} Fragen sind offen`),
      asked: (questions: string, count: string, one: boolean) => `${questions} (${count} ${one ? 'Zeile' : 'Zeilen'})`,
      missing: (fields: string) => `Es fehlt noch: ${fields}`,
      toColumns: 'Spalten zuordnen',
      toQuestions: 'Fragen beantworten',
      start: (things: string) => `${things} importieren`,
      resume: 'Fortsetzen',
      stop: 'Anhalten',
      running: (done: string, total: string) => `${done} von ${total} gesendet`,
      stopped: (done: string, total: string) =>
        `Angehalten nach ${done} von ${total}. Was gespeichert ist, bleibt; es geht dort weiter.`,
      resumed: (stored: string, one: boolean) =>
        `Ein unterbrochener Import dieser Datei geht weiter: ${stored} ${one ? 'ist' : 'sind'} schon gespeichert.`,
      done: (things: string) => `${things} importiert`,
      none: 'Nichts importiert',
      rows: (count: string, one: boolean, file: string) =>
        `${one ? 'Die Datenzeile' : `Die ${count} Datenzeilen`} von ${file}:`,
      all: (one: boolean, file: string) =>
        `${one ? 'Das ist die einzige Datenzeile' : 'Das sind alle Datenzeilen'} von ${file}.`,
      parts: {
        stored: 'Importiert',
        known: 'Schon da, unverändert',
        skipped: 'Vielleicht schon da, weggelassen',
        refused: 'Fehlerhaft, nicht importiert',
      },
      nothingLeft: 'Es bleibt nichts zu importieren.',
    },
    runs: {
      title: 'Bisherige Importe',
      failed: 'Die Importe lassen sich nicht laden',
      stored: (stored: string, total: string) => `${stored} von ${total} gespeichert`,
      left: (left: string, total: string) => `${left} von ${total} noch da`,
      open: 'Unterbrochen: dieselbe Datei noch einmal wählen, dann geht es weiter.',
      undo: 'Zurücknehmen',
      undoing: (rest: string) => `Wird zurückgenommen, noch ${rest} …`,
      undone: 'Zurückgenommen',
      somebody: 'eine andere Person',
      undoFailed: 'Das Zurücknehmen ist nicht gelungen.',
      question: 'Import zurücknehmen?',
      loses: (things: string, one: boolean, name: string) =>
        `${things} aus ${name} ${one ? 'wird' : 'werden'} gelöscht. Das geht, solange niemand sie bearbeitet hat.`,
    },
  },
  async () => (await import('./ImportFlow.texts.en.ts')).en,
)
