import { translatedWords as words } from '@waldkerf/domain/words/exactWords'
import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    heading: 'Passpunkte',
    count: (enabled: string, whole: string) => `${enabled} von ${whole} ${words.surveyed.de}`,
    incompleteCount: (count: string) => `, ${count} unvollständig`,
    incomplete: 'unvollständig',
    showSelected: (nr: string) => `Punkt ${nr} zeigen`,
    paste: 'Koordinaten eingeben',
    columns: {
      enable: 'Kategorie',
      nr: 'Nr.',
      column: 'Spalte',
      row: 'Zeile',
      east: 'Rechtswert',
      north: 'Hochwert',
      dx: 'dx',
      dy: 'dy',
      residual: 'Residuum (px)',
      miss: 'Vorhersage\u00ADfehler (m)',
      tools: 'Reihenfolge',
    },
    millions: (count: string) => `${count} Mio.`,
    of: (column: string, nr: string) => `${column} von Punkt ${nr}`,
    enable: (nr: string) => `Punkt ${nr} ${words.surveyed.de} (wirkt in der Transformation), sonst ${words.assumed.de}`,
    surveyed: words.surveyed.de,
    assumed: words.assumed.de,
    select: (nr: string) => `Punkt ${nr} auswählen`,
    up: (nr: string) => `Punkt ${nr} nach oben`,
    down: (nr: string) => `Punkt ${nr} nach unten`,
    remove: (nr: string) => `Punkt ${nr} löschen`,
    removeAll: 'Alle Punkte löschen',
    emptyTitle: 'Noch keine Passpunkte',
    empty:
      'Klicken Sie im Kartenbild auf eine Stelle und danach in der Karte auf dieselbe. Oder geben Sie Koordinaten ein.',
    dialog: {
      title: 'Koordinaten eingeben',
      about:
        'Eine Zeile je Punkt: Rechtswert und Hochwert, wenn bekannt auch Spalte und Zeile im Bild. Aus Excel, CSV oder von Hand.',
      text: 'Koordinaten',
      example: '389012,34\t5810123,45',
      system: 'System der Koordinaten',
      own: (name: string) => `${name} (System der Karte)`,
      take: (count: string, one: boolean) => (one ? 'Einen Punkt übernehmen' : `${count} Punkte übernehmen`),
      cancel: 'Abbrechen',
      line: (line: string, message: string) => `Zeile ${line}: ${message}`,
      nowhere: 'Punkte außerhalb des Systems werden ausgelassen.',
      noSystem: 'Die Karte hat noch kein Koordinatensystem: Die Zahlen werden unverändert übernommen.',
    },
  },
  async () => (await import('./points.texts.en.ts')).en,
)
