import { type AnnualPart, type AnnualReport, annualChapters, type AnnualTable } from './annualReport.ts'

const weeks = (times: number) => Array.from({ length: 52 }, (_, week) => Math.round(times * (week % 26)))

const table = (rows: number): AnnualTable => ({
  title: 'Die Länder im Vergleich',
  head: ['Land', '2026', '2025', 'Veränderung zum Vorjahr'],
  rows: Array.from({ length: rows }, (_, at) => ({
    name:
      at % 7 === 3
        ? `Kreis ${at} mit einem Namen, der in keiner Zeile dieser Tabelle allein genug Raum hat`
        : `Kreis ${at}`,
    values: [String(1_000 * at), '12', '+8 %'],
    bar: at / rows,
    ...(at === rows - 1 && { isTotal: true }),
  })),
  note: 'Ohne abgelehnte Meldungen.',
})

const parts = (rows: number): readonly AnnualPart[] => [
  {
    kind: 'lines',
    title: 'Meldungen je Kalenderwoche',
    language: 'de-DE',
    alt: 'Am höchsten in der Kalenderwoche 26 mit 25.',
    lines: [
      { name: '2026', look: 'now', values: weeks(1).map((count, week) => (week < 40 ? count : null)) },
      { name: '2025', look: 'before', values: weeks(0.8) },
      { name: 'Mittel 2021 bis 2025', look: 'mean', values: weeks(0.7) },
    ],
    band: { name: 'Spanne 2021 bis 2025', low: weeks(0.5), high: weeks(0.9) },
    months: ['Jan', 'Feb', 'Mär', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez'],
  },
  {
    kind: 'map',
    alt: 'Felder mit mehr und mit weniger Meldungen als 2025',
    width: 600,
    height: 703,
    land: ['M100,100L500,100L500,600L100,600Z'],
    areas: [
      { path: 'M150,150L200,150L200,200L150,200Z', share: 1 },
      { path: 'M250,150L300,150L300,200L250,200Z', share: 0.4, isHollow: true },
    ],
    legend: [
      { isHollow: false, words: 'Mehr als 2025' },
      { isHollow: true, words: 'Weniger als 2025' },
    ],
    table: table(12),
  },
  { kind: 'table', ...table(rows) },
]

/** The report of a year with each kind of part in each chapter. @param rows of its tables @param words times that its texts are repeated */
export const exampleAnnualReport = (rows: number, words: number): AnnualReport => ({
  language: 'de-DE',
  title: 'Jahresbericht 2026',
  statement: '2026: 525 Meldungen, 17 % mehr als 2025',
  facts: [
    ['Zeitraum', '29.12.2025 bis 03.01.2027'],
    ['Gebiet', 'Alle Länder'],
  ],
  highlights: [
    { value: '525', label: 'Meldungen' },
    { value: '+17 %', label: 'gegenüber 2025, dieselben Wochen' },
  ],
  chapters: annualChapters.map((id) => ({
    id,
    title: `Kapitel ${id}`,
    text: `${'Die meisten Meldungen kamen aus Bayern <Süd & Ost> 🪲. '.repeat(words)}\n\nZweiter Absatz.`,
    parts: rows === 0 ? [] : parts(rows),
  })),
  office: {
    firma: 'Landesforstanstalt Harzwald',
    strasse: 'Am Forsthaus 3',
    plz: '38640',
    ort: 'Goslar',
    telefon: '+49 5321 555-100',
    email: 'auswertung@forst.example',
  },
  words: { contents: 'Inhalt', page: 'Seite', of: 'von' },
})
