import { defineTexts } from '@waldkerf/ui/i18n/Language'

const reports = (count: string) => (count === '1' ? '1 Meldung' : `${count} Meldungen`)
const within = (count: string) =>
  count === '0' ? 'am selben Tag' : count === '1' ? 'binnen einem Tag' : `binnen ${count} Tagen`

export const texts = defineTexts(
  {
    title: 'Auswertung',
    print: 'Drucken',
    annual: 'Bericht als PDF',
    filter: { label: 'Auswahl', year: 'Jahr', state: 'Bundesland', species: 'Art', all: 'Alle' },
    statement: {
      whole: (year: number) => `${year}`,
      part: (year: number, week: number) => `${year} bis KW ${week}`,
      none: 'keine Meldungen',
      count: reports,
      more: (percent: string, year: number) => `${percent} % mehr als ${year}`,
      fewer: (percent: string, year: number) => `${percent} % weniger als ${year}`,
      same: (year: number) => `etwa so viele wie ${year}`,
      sameWeeks: 'in denselben Wochen',
    },
    lead: {
      day: (day: string) => `Stand ${day}`,
      allStates: 'alle Länder',
      allSpecies: 'alle Arten',
      mean: (count: string, years: number) => `Mittel der ${years} Jahre davor: ${count}`,
      counted: 'Gezählt nach dem Fundtag in Kalenderwochen, ohne abgelehnte Meldungen.',
      present: 'Verglichen werden dieselben Wochen; eine Woche zählt ab ihrem Sonntag.',
    },
    nothing: 'Zu dieser Auswahl gibt es keine Meldung',
    nothingText: 'Wählen Sie ein anderes Jahr, ein anderes Land oder eine andere Art.',
    failed: 'Die Auswertung konnte nicht geladen werden',
    week: (week: number) => `KW ${week}`,
    weekHead: 'Kalenderwoche',
    seasons: {
      title: 'Meldungen je Kalenderwoche',
      note: (count: number) => (count === 0 ? 'Frühere Jahre haben keine Meldung.' : 'Grau: die Jahre davor.'),
    },
    sums: { title: 'Meldungen seit Jahresbeginn', note: 'Aufsummiert von Woche zu Woche.' },
    states: {
      title: 'Nach Bundesland',
      head: 'Bundesland',
      unknown: 'Ohne Angabe',
      row: (name: string, count: string) => `${name}: ${reports(count)}`,
      none: (name: string) => `${name}: keine Meldungen`,
    },
    species: { title: 'Nach Art', head: 'Art' },
    change: 'Veränderung',
    percent: (share: number) => `${share > 0 ? '+' : share < 0 ? '−' : '±'}${Math.abs(Math.round(100 * share))} %`,
    share: 'Anteil',
    part: (share: number) => `${Math.round(100 * share)} %`,
    outcome: {
      title: 'Ergebnis der Prüfung',
      head: 'Stand',
      count: 'Meldungen',
      note: 'Mit abgelehnten Meldungen; sie werden nach zwei Jahren gelöscht und fehlen in früheren Jahren.',
    },
    decisions: {
      title: 'Zeit bis zur Entscheidung',
      head: 'Monat der Entscheidung',
      whole: 'Ganzes Jahr',
      published: 'Veröffentlicht',
      rejected: 'Abgelehnt',
      median: 'Median, Tage',
      p90: '90 % binnen Tagen',
      lead: (count: string, median: string, p90: string) =>
        `${count === '1' ? 'Die einzige Entscheidung' : `Die Hälfte von ${count} Entscheidungen`} fiel ${within(median)}, neun von zehn ${within(p90)}.`,
      none: (year: number) => `${year} ist keine Entscheidung verzeichnet.`,
      note: 'Balken: Tage von der Meldung, bis die Hälfte entschieden war (Median). Gezählt nach dem Kalendermonat der Entscheidung.',
    },
    reporters: {
      title: 'Wer meldet, in Zahlen',
      head: 'Meldungen je Person',
      classes: ['1 Meldung', '2 bis 5 Meldungen', '6 bis 20 Meldungen', 'Mehr als 20 Meldungen'] as readonly string[],
      people: 'Personen',
      reports: 'Meldungen',
      before: (year: number) => `Personen ${year}, ganzes Jahr`,
      note: 'Ohne Namen, für alle Länder und Arten. Importierte Meldungen gehören zu keiner Person.',
    },
    map: {
      title: 'Veränderung auf der Karte',
      label: (year: number) => `Felder mit mehr und mit weniger Meldungen als ${year}`,
      head: 'Feld von etwa 25 km',
      more: (year: number) => `Mehr als ${year}`,
      fewer: (year: number) => `Weniger als ${year}`,
      cell: (place: string, now: string, before: string) => `${place}: ${reports(now)}, im Vorjahr ${before}`,
      at: (lat: string, lon: string) => `${lat}° N, ${lon}° O`,
      difference: 'Unterschied',
      signed: (value: number, shown: string) => (value > 0 ? `+${shown}` : shown.replace('-', '−')),
      note: (count: number, all: string) =>
        `Tabelle: ${count === 1 ? 'das Feld' : `die ${count} Felder`} mit der größten Veränderung von ${all}. Die Datei hat alle.`,
      allSpecies: 'Die Karte zählt alle Arten zusammen.',
      none: 'Keine Meldung mit Ort in diesem Zeitraum.',
      failed: 'Die Karte konnte nicht geladen werden',
    },
  },
  async () => (await import('./StatisticsScreen.texts.en.ts')).en,
)
