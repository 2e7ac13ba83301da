import { translatedWords as words } from '@waldkerf/domain/words/exactWords'
import { defineTexts } from '@waldkerf/ui/i18n/Language'

/** Kinds of capture, classes of quality and parts of the plant are stored as Germans read them; others stand as they are. */
const usual: Readonly<Record<string, string>> = {
  digitalisiert: 'digitalisiert',
  Bestandsplan: 'Bestandsplan',
  Tachymeter: 'Tachymeter',
  GNSS: 'GNSS',
  'sehr gut': 'sehr gut',
  gut: 'gut',
  mittel: 'mittel',
  ungenau: 'ungenau',
  schlecht: 'schlecht',
  Sauger: 'Sauger',
  Sammler: 'Sammler',
  Vorflut: 'Vorflut',
}

export const texts = defineTexts(
  {
    title: 'Einmessung',
    client: 'Kunde',
    allClients: 'Alle Kunden',
    print: 'Drucken',
    asAt: (day: string) => `Stand ${day}`,
    surveyed: words.surveyed.de,
    assumed: words.assumed.de,
    others: words.others.de,
    usual,
    length: (length: string, unit: string) => `${length} ${unit}`,
    stats: {
      surveyed: 'Objekte vermessen',
      drains: 'Dränagen vermessen',
      total: 'Dränagen gesamt',
      cadastre: 'Kataster freigeschaltet',
      of: (part: string, whole: string) => `${part} von ${whole}`,
      allClients: 'über alle Kunden',
    },
    classes: {
      title: 'Vermessen und vermutet',
      column: 'Klasse',
      share: 'Anteil vermessen',
      names: { scha: 'Schächte', ausm: 'Ausmündungen', schl: 'Schlucker', einl: 'Einläufe', drae: 'Dränagen' },
      inUnit: (name: string, unit: string) => `${name} (${unit})`,
      note: 'Jeder Balken entspricht 100 % der Klasse; Dränagen nach Länge, alles andere nach Stück.',
      noInlets: 'Für Einläufe gibt es keine Übersicht über alle Kunden.',
      empty: 'Noch nichts eingemessen',
      emptyText: 'Sobald Anlagen erfasst sind, steht hier, was vermessen ist.',
    },
    capture: {
      title: 'Länge nach Erfassung',
      column: 'Erfassung',
      note: 'Dränagen über alle Kunden, nach der Qualität der Erfassung',
    },
    quality: {
      title: 'Länge nach Datenqualität',
      column: 'Qualität',
      note: 'Dränagen über alle Kunden, nach der Qualität der Daten und dem Anlagenteil',
    },
    lengths: {
      length: (unit: string) => `Länge (${unit})`,
      share: 'Anteil',
      sum: 'Summe',
      empty: 'Noch keine Längen',
      emptyText: 'Sobald Dränagen erfasst sind, stehen hier ihre Längen.',
    },
    cadastre: {
      title: 'Kataster',
      on: 'freigeschaltet',
      off: 'nicht freigeschaltet',
      columns: { name: 'Kunde', bundesland: 'Bundesland', status: 'Kataster' },
      empty: 'Noch keine Kunden',
      emptyText: 'Sobald Ihnen Kunden zugeordnet sind, steht hier ihr Kataster.',
    },
    loading: 'Die Zahlen werden geladen.',
    failed: 'Die Zahlen konnten nicht geladen werden',
  },
  async () => (await import('./SurveysScreen.texts.en.ts')).en,
)
