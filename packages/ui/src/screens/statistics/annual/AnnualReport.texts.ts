import { defineTexts } from '@waldkerf/ui/i18n/Language'
import { within } from '../StatisticsScreen.texts.ts'

const reports = (count: string) => (count === '1' ? '1 Meldung' : `${count} Meldungen`)
const changed = (count: string, more: boolean, year: number) => `${count} % ${more ? 'mehr' : 'weniger'} als ${year}`

export const texts = defineTexts(
  {
    back: 'Zur Auswertung',
    heading: (year: number) => `Bericht über das Jahr ${year}`,
    lead: 'Wählen Sie die Kapitel. Die Texte sind aus den Zahlen vorgeschlagen und lassen sich ändern; Zahlen, Tabellen und Karten bleiben, wie sie gezählt sind.',
    parts: { label: 'Teile des Berichts', texts: 'Texte', sheets: 'Vorschau' },
    chapters: 'Kapitel',
    textLabel: (title: string) => `Text: ${title}`,
    edited: 'Geändert',
    propose: 'Vorschlag einsetzen',
    left: 'Das Jahr hat keine Meldung: Dieses Kapitel entfällt, bis Sie ihm einen Text geben.',
    outdated: 'Die Zahlen haben sich geändert, seit dieser Text geschrieben wurde.',
    save: 'Als PDF speichern',
    saving: 'PDF wird geschrieben …',
    saved: 'Das PDF ist gespeichert.',
    saveFailed: 'Das PDF konnte nicht geschrieben werden',
    print: 'Drucken',
    failed: 'Die Zahlen des Berichts konnten nicht geladen werden',
    none: 'Kein Kapitel ist gewählt; der Bericht hat nur seine Titelseite.',
    fileName: (year: string) => `Jahresbericht-${year}`,

    title: (year: number, isPart: boolean) => (isPart ? `Zwischenbericht ${year}` : `Jahresbericht ${year}`),
    contents: 'Inhalt',
    page: 'Seite',
    of: 'von',
    facts: {
      span: 'Zeitraum',
      days: (from: string, to: string, until: number) => `${from} bis ${to} (KW 1 bis ${until})`,
      area: 'Gebiet',
      species: 'Arten',
      day: 'Stand',
    },
    highlights: {
      count: 'Meldungen',
      change: (year: number, isPart: boolean) => `gegenüber ${year}${isPart ? ', dieselben Wochen' : ''}`,
      median: 'Tage, bis die Hälfte entschieden war',
      people: 'Personen haben gemeldet',
    },
    key: {
      table: 'Das Jahr in Zahlen',
      head: 'Kennzahl',
      reports: 'Meldungen',
      states: 'Länder mit Meldungen',
      species: 'Gemeldete Arten',
      people: 'Personen, die gemeldet haben',
      decisions: 'Entscheidungen',
      days: 'Tage, bis die Hälfte / bis 90 % entschieden waren',
      note: (before: number) =>
        `${before}: dieselben Wochen; Höhepunkt, Personen und Entscheidungen des ganzen Jahres.`,
    },
    titles: {
      summary: 'Zusammenfassung',
      seasons: 'Verlauf des Jahres',
      states: 'Nach Bundesland',
      species: 'Nach Art',
      change: 'Veränderung auf der Karte',
      review: 'Prüfung und Entscheidung',
      reporters: 'Wer meldet',
      method: 'Methode und Quellen',
    },
    when: (year: number, until: number | undefined) =>
      until === undefined ? `Im Jahr ${year}` : `Im Jahr ${year} bis zur Kalenderwoche ${until}`,
    summary: {
      none: (when: string, area: string) => `${when} wurde keine Meldung erfasst (${area}).`,
      before: (year: number, count: string, isPart: boolean) =>
        `${year} ${count === '1' ? 'war' : 'waren'} es ${isPart ? 'in denselben Wochen ' : ''}${count}.`,
      count: (when: string, count: string, area: string) =>
        `${when} ${count === '1' ? 'wurde' : 'wurden'} ${reports(count)} erfasst (${area}).`,
      change: (count: string, more: boolean, year: number, before: string, isPart: boolean) =>
        `Das sind ${changed(count, more, year)}${isPart ? ' in denselben Wochen' : ''} (${before}).`,
      same: (year: number, before: string) => `Das sind etwa so viele wie ${year} (${before}).`,
      mean: (mean: string, years: number) => `Das Mittel der ${years} Jahre davor liegt bei ${mean}.`,
      states: (named: string) => `Die meisten Meldungen kamen aus ${named}.`,
      species: (name: string, part: string) => `Am häufigsten gemeldet wurde ${name} (${part}).`,
      peak: (week: number, count: string) =>
        `Am meisten wurde in der Kalenderwoche ${week} gefunden (${reports(count)}).`,
      people: (count: string) => (count === '1' ? 'Gemeldet hat eine Person.' : `Gemeldet haben ${count} Personen.`),
    },
    and: 'und',
    named: (name: string, count: string) => `${name} (${count})`,
    seasons: {
      weekly: 'Meldungen je Kalenderwoche',
      sums: 'Meldungen seit Jahresbeginn, aufsummiert',
      peak: (year: number, week: number, count: string) =>
        `Der Höhepunkt ${year} lag in der Kalenderwoche ${week} mit ${reports(count)}.`,
      peakBefore: (year: number, week: number, count: string) =>
        `${year} war es die Kalenderwoche ${week} mit ${count}.`,
      none: (year: number) => `${year} ist keine Meldung verzeichnet.`,
      noYears: 'Frühere Jahre haben keine Meldung; es fehlt der Vergleich.',
      band: (from: number, to: number) => `Spanne ${from} bis ${to}`,
      mean: (from: number, to: number) => `Mittel ${from} bis ${to}`,
      alt: (title: string, year: number, week: number, count: string) =>
        `${title} ${year}: am höchsten in der Kalenderwoche ${week} mit ${count}. Alle Jahre stehen in der Tabelle.`,
      altNone: (title: string, year: number) => `${title} ${year}: keine. Alle Jahre stehen in der Tabelle.`,
      table: 'Die Jahre im Vergleich',
      year: 'Jahr',
      until: (week: number) => `Bis KW ${week}`,
      whole: 'Ganzes Jahr',
      before: 'Zum Vorjahr',
      highest: 'Stärkste Woche',
      week: (week: number, count: string) => `KW ${week} (${count})`,
    },
    states: {
      first: (count: number, named: string) =>
        count === 1
          ? `Alle Meldungen mit Ort kamen aus ${named}.`
          : `Gemeldet wurde aus ${count} Ländern, am meisten aus ${named}.`,
      grown: (named: string) => `Am stärksten zugenommen hat ${named}.`,
      shrunk: (named: string) => `Am stärksten abgenommen hat ${named}.`,
      unknown: (count: string) => `${reports(count)} ohne Angabe eines Landes.`,
      legend: 'Je dunkler, desto mehr Meldungen',
      alt: (named: string) =>
        `Karte der Länder, je dunkler desto mehr Meldungen; am meisten ${named}. Alle Zahlen stehen in der Tabelle.`,
    },
    difference: (name: string, difference: string) => `${name} (${difference})`,
    species: {
      first: (count: number, named: string) =>
        count === 1 ? `Gemeldet wurde nur ${named}.` : `Gemeldet wurden ${count} Arten. An der Spitze stehen ${named}.`,
      fresh: (named: string) => `Im Vorjahr nicht gemeldet, nun dabei: ${named}.`,
      rest: (count: number) => `${count} weitere Arten`,
    },
    change: {
      lead: (more: number, fewer: number, year: number) =>
        `In ${more === 1 ? 'einem Feld' : `${more} Feldern`} von etwa 25 km wurde mehr gemeldet als ${year}, in ${fewer === 0 ? 'keinem' : fewer} weniger.`,
      most: (place: string, difference: string) => `Der größte Unterschied (${difference}): ${place}.`,
      table: 'Felder mit der größten Veränderung',
    },
    review: {
      published: (part: string, rejected: string) =>
        `Veröffentlicht sind ${part} der Meldungen, abgelehnt ${rejected}.`,
      open: (count: string) =>
        count === '1' ? 'Eine Meldung ist noch nicht entschieden.' : `${count} Meldungen sind noch nicht entschieden.`,
      before: (year: number, count: string, median: string, isPart: boolean) =>
        count === '1'
          ? `${year} gab es eine Entscheidung.`
          : `${year} waren es ${isPart ? 'im ganzen Jahr ' : ''}${count} Entscheidungen; die Hälfte fiel ${within(median)}.`,
    },
    reporters: {
      lead: (people: string, before: string, year: number) =>
        `${people === '1' ? 'Gemeldet hat eine Person' : `Gemeldet haben ${people} Personen`}; ${year} waren es im ganzen Jahr ${before}.`,
      most: (people: string, part: string) =>
        `${people === '1' ? 'Eine Person' : `${people} Personen`} mit mehr als 20 Meldungen ${people === '1' ? 'steht' : 'stehen'} für ${part} aller Meldungen, die zu einer Person gehören.`,
    },
    nothing: 'Dazu ist in diesem Zeitraum nichts verzeichnet.',
    method: {
      counted: (from: string, to: string) =>
        `Gezählt sind Meldungen nach dem Tag des Fundes in ISO-Kalenderwochen, hier vom ${from} bis zum ${to}. Abgelehnte Meldungen zählen nicht, außer beim Ergebnis der Prüfung; sie werden nach zwei Jahren gelöscht.`,
      compared: 'Verglichen werden dieselben Wochen der Jahre; die laufende Woche zählt erst ab ihrem Sonntag.',
      decided:
        'Die Zeit bis zur Entscheidung zählt ganze Tage von der Meldung bis zur ersten Entscheidung, nach dem Kalendermonat der Entscheidung. Der Median teilt die Entscheidungen in zwei Hälften.',
      people:
        'Personen sind nur als Zahl ausgewertet, für alle Länder und Arten; niemand wird genannt. Eingelesene Meldungen gehören zu keiner Person.',
      reported:
        'Die Zahlen sagen, was gemeldet wurde. Wie viel vorkommt, sagen sie nicht: Wo mehr Menschen hinsehen, wird mehr gemeldet.',
      cells: 'Die Felder der Karte sind etwa 25 km breit und zählen alle Arten zusammen.',
      sources: (day: string, office: string) =>
        `Quelle: Meldungen in Waldkerf${office && `, ${office}`}, Stand ${day}. Umrisse der Länder: Natural Earth (gemeinfrei).`,
    },
  },
  async () => (await import('./AnnualReport.texts.en.ts')).en,
)
