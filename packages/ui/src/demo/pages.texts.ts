import { defineTexts } from '../i18n/Language.tsx'

export const showcaseTexts = defineTexts(
  {
    title: 'Dashboard',
    you: 'Wer Sie sind',
    roles: (roles: string) => `Rolle: ${roles}`,
    icons: 'Symbole',
    tones: 'Zustände',
    buttons: 'Schaltflächen',
    button: { primary: 'Wichtigste Aktion', secondary: 'Weitere Aktion', quiet: 'Nebensache', danger: 'Löschen' },
    tone: { info: 'Neu', success: 'Veröffentlicht', warning: 'Rückfrage', danger: 'Abgelehnt', neutral: 'Unbekannt' },
  },
  async () => (await import('./pages.texts.en.ts')).showcaseEn,
)

export const iconsTexts = defineTexts(
  {
    title: 'Symbole',
    intro: 'Alle Symbole der Bibliothek. Ein Klick kopiert, was man zum Einsetzen schreibt.',
    search: 'Symbole suchen',
    sets: {
      forest: (count: number) => `Wald und Büro (${count})`,
      general: (count: number) => `Allgemein (${count})`,
    },
    none: 'Hier heißt kein Symbol so',
    noneText: 'Die Namen sind englisch: probieren Sie „arrow“ oder „map“.',
    copy: (name: string) => `${name} kopieren`,
  },
  async () => (await import('./pages.texts.en.ts')).iconsEn,
)

export const nestedTexts = defineTexts(
  {
    title: (name: string) => `Menü ${name}`,
    intro:
      'Jede Ebene liegt in der darüber. Was Sie hier eintragen, bleibt auf jeder Ebene erhalten, solange das Register offen ist.',
    note: 'Notiz',
  },
  async () => (await import('./pages.texts.en.ts')).nestedEn,
)

export const jsonEditorTexts = defineTexts(
  {
    title: 'JSON-Editor',
    intro: 'Text mit Farben und Zeilennummern. Was kein gültiges JSON ist, wird an seiner Zeile markiert.',
    editor: 'JSON bearbeiten',
    loading: 'Editor wird geladen',
    state: 'Zustand',
    valid: 'Gültiges JSON',
    empty: 'Kein Text; auch das ist erlaubt.',
    invalid: 'Kein gültiges JSON',
    reset: 'Beispiel wiederherstellen',
    clear: 'Leeren',
  },
  async () => (await import('./pages.texts.en.ts')).jsonEditorEn,
)

export const splitPaneTexts = defineTexts(
  {
    title: 'Geteilte Fläche',
    intro: 'Die Griffe lassen sich ziehen oder mit Pfeiltasten, Pos1 und Ende bewegen. Ein Doppelklick stellt zurück.',
    outer: 'Breite der linken Fläche',
    inner: 'Höhe der oberen Fläche',
    left: 'Links',
    top: 'Oben',
    bottom: 'Unten',
  },
  async () => (await import('./pages.texts.en.ts')).splitPaneEn,
)

export const stickyTexts = defineTexts(
  {
    title: 'Haftende Leiste',
    intro:
      'Die Leiste bleibt unter dem Seitenkopf stehen, wenn ihr Platz aus dem Bild rückt. Das zweite Element haftet tiefer.',
    bar: 'Veröffentlichen',
    platform: 'Plattform',
    link: 'Adresse',
    time: 'Erscheint am',
    publish: 'Veröffentlichen',
    second: 'Haftet bei 200 Pixeln',
    text: 'Etwas zum Scrollen',
  },
  async () => (await import('./pages.texts.en.ts')).stickyEn,
)

export const countToTexts = defineTexts(
  {
    title: 'Zählwerk',
    intro:
      'Zahlen, die zu ihrem Wert laufen. Wer im System weniger Bewegung eingestellt hat, sieht gleich das Ergebnis.',
    counter: 'Anzeige',
    settings: 'Einstellungen',
    start: 'Von',
    end: 'Bis',
    duration: 'Dauer in Millisekunden',
    decimals: 'Nachkommastellen',
    separator: 'Tausendertrennung',
    prefix: 'Davor',
    suffix: 'Dahinter',
    wrongDecimals: 'Möglich sind 0 bis 20.',
    wrongSeparator: 'Ziffern wären nicht von der Zahl zu unterscheiden.',
    run: 'Starten',
    pause: 'Anhalten',
    resume: 'Weiterlaufen',
  },
  async () => (await import('./pages.texts.en.ts')).countToEn,
)

export const backToTopTexts = defineTexts(
  {
    title: 'Nach oben',
    intro:
      'Nach den ersten 300 Pixeln erscheint unten rechts eine Taste, die zurückführt. Wer selbst scrollt, bricht die Fahrt ab.',
    text: 'Etwas zum Scrollen',
    button: 'Nach oben',
  },
  async () => (await import('./pages.texts.en.ts')).backToTopEn,
)

export const dragDialogTexts = defineTexts(
  {
    title: 'Beweglicher Dialog',
    intro: 'Ein Fenster, das man an seiner Kopfzeile wegschiebt, um zu sehen, was darunter liegt.',
    open: 'Beweglichen Dialog öffnen',
    dialog: 'Lieferadresse',
    close: 'Schließen',
    move: 'Mit den Pfeiltasten verschieben',
    place: 'Lager',
    places: { north: 'Forsthof Nord', south: 'Forsthof Süd', mill: 'Sägewerk', wet: 'Nasslager' },
    table: 'Bisherige Lieferungen',
    date: 'Datum',
    name: 'Name',
    address: 'Anschrift',
  },
  async () => (await import('./pages.texts.en.ts')).dragDialogEn,
)

export const dragSelectTexts = defineTexts(
  {
    title: 'Sortierbare Auswahl',
    intro:
      'Was gewählt ist, steht darunter in der Reihenfolge, die man ihm gibt. Wer abwählt und wieder wählt, beginnt hinten.',
    choice: 'Obst',
    order: 'Reihenfolge',
    fruit: { apple: 'Apfel', banana: 'Banane', orange: 'Orange', pear: 'Birne', strawberry: 'Erdbeere' },
    none: 'Nichts gewählt.',
  },
  async () => (await import('./pages.texts.en.ts')).dragSelectEn,
)

export const dndListTexts = defineTexts(
  {
    title: 'Sortierbare Listen',
    intro: 'Artikel lassen sich innerhalb einer Liste und zwischen beiden bewegen.',
    list: 'Liste',
    pool: 'Vorrat',
    add: (text: string) => `${text} in die Liste`,
    remove: (text: string) => `${text} zurück in den Vorrat`,
    loading: 'Artikel werden geladen',
    failed: 'Die Artikel konnten nicht geladen werden',
  },
  async () => (await import('./pages.texts.en.ts')).dndListEn,
)

export const kanbanTexts = defineTexts(
  {
    title: 'Kanban-Tafel',
    intro: 'Aufträge ziehen, mit der Leertaste aufnehmen oder über das Menü verschieben.',
    todo: 'Offen',
    working: 'In Arbeit',
    done: 'Erledigt',
    mission: (number: number) => `Auftrag ${number}`,
  },
  async () => (await import('./pages.texts.en.ts')).kanbanEn,
)

export const zipTexts = defineTexts(
  {
    title: 'Zip-Ausgabe',
    intro:
      'Die Tabelle als Textdatei in einem Archiv. Was Kommas, Anführungszeichen oder Umbrüche enthält, wird eingefasst.',
    name: 'Dateiname',
    run: 'Zip ausgeben',
    failed: 'Das Archiv konnte nicht erzeugt werden.',
    head: { id: 'Nr.', title: 'Titel', author: 'Verfasser', readings: 'Aufrufe', date: 'Datum' },
  },
  async () => (await import('./pages.texts.en.ts')).zipEn,
)

export const themeTexts = defineTexts(
  {
    title: 'Farbthema',
    intro: 'Der Schalter stellt das Thema der ganzen Anwendung um und zeigt auch bei der Rückkehr den wahren Stand.',
    change: 'Dunkles Thema',
    parts: 'Bausteine im Thema',
    buttons: 'Schaltflächen',
    button: { primary: 'Wichtigste', secondary: 'Weitere', quiet: 'Nebensache', danger: 'Löschen' },
    edit: 'Bearbeiten',
    share: 'Teilen',
    search: 'Suchen',
    tones: 'Marken',
    tone: { info: 'Neu', success: 'Veröffentlicht', warning: 'Rückfrage', danger: 'Abgelehnt', neutral: 'Unbekannt' },
    choice: 'Anzahl',
    level: 'Stärke',
  },
  async () => (await import('./pages.texts.en.ts')).themeEn,
)

export const clipboardTexts = defineTexts(
  {
    title: 'Zwischenablage',
    intro: 'Text mit einem Klick kopieren. Der Browser erlaubt es nur über eine verschlüsselte Verbindung.',
    ways: 'Wege',
    call: 'Als Aufruf',
    hook: 'Als Hook',
    text: 'Text zum Kopieren',
    copy: 'Kopieren',
  },
  async () => (await import('./pages.texts.en.ts')).clipboardEn,
)

export const languagesTexts = defineTexts(
  {
    title: 'Sprachen',
    intro: 'Die Sprache gilt für Seite, Bausteine und Rahmen zugleich. Offene Eingaben bleiben stehen.',
    language: 'Sprache',
    parts: 'Bausteine in der Sprache',
    day: 'Tag',
    choice: 'Anzahl',
    button: { today: 'Heute', all: 'Alle', none: 'Keine', add: 'Hinzufügen', export: 'Ausgeben', remove: 'Löschen' },
    table: 'Besuche',
    name: 'Name',
    date: 'Datum',
    trees: 'Bäume',
    address: 'Anschrift',
  },
  async () => (await import('./pages.texts.en.ts')).languagesEn,
)
