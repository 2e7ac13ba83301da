import type { DecisionMonth, YearCell, YearReport } from '@waldkerf/domain/entities/beetles/yearReport'
import type { Letterhead } from '@waldkerf/domain/entities/office/settings'
import { exampleCounts, exampleWeeks } from '../dashboard/fixtures.ts'

const before = (count: number, index: number) => Math.round(count * [0.8, 1.1, 0.6, 1][index % 4]!)

/** The example's year until November, with five years before it. */
export function exampleReport(): YearReport {
  const { byState, bySpecies } = exampleCounts()
  const weeks = exampleWeeks()
  const earlier = [2021, 2022, 2023].flatMap((jahr, place) =>
    weeks.filter((row) => row.jahr === 2024).map((row) => ({ ...row, jahr, anzahl: before(row.anzahl, place) })),
  )
  return {
    jahre: [2026, 2025, 2024, 2023, 2022, 2021],
    wochen: [...earlier, ...weeks],
    laender: byState.map(({ bundesland, anzahl }, index) => ({ bundesland, anzahl, vorjahr: before(anzahl, index) })),
    arten: bySpecies.map((row, index) => ({ ...row, vorjahr: index === 8 ? 0 : before(row.anzahl, index) })),
    status: [
      { status: 'in_review', anzahl: 6 },
      { status: 'new', anzahl: 21 },
      { status: 'published', anzahl: 484 },
      { status: 'query', anzahl: 3 },
      { status: 'rejected', anzahl: 38 },
    ],
    entscheidungen: [
      { monat: 0, veroeffentlicht: 484, abgelehnt: 38, median: 3, p90: 21 },
      { monat: 4, veroeffentlicht: 96, abgelehnt: 7, median: 2, p90: 14 },
      { monat: 5, veroeffentlicht: 148, abgelehnt: 12, median: 3, p90: 20 },
      { monat: 6, veroeffentlicht: 122, abgelehnt: 9, median: 5, p90: 31 },
      { monat: 7, veroeffentlicht: 118, abgelehnt: 10, median: 4, p90: 18 },
    ],
    melder: [
      { ab: 1, melder: 61, meldungen: 61, vorjahr: 70 },
      { ab: 2, melder: 44, meldungen: 128, vorjahr: 39 },
      { ab: 6, melder: 17, meldungen: 171, vorjahr: 14 },
      { ab: 21, melder: 4, meldungen: 154, vorjahr: 5 },
    ],
  }
}

/** The decisions of the year before it. */
export const exampleDecisionsBefore: readonly DecisionMonth[] = [
  { monat: 0, veroeffentlicht: 431, abgelehnt: 40, median: 4, p90: 26 },
]

/** Cells from the Harz to the Bavarian forest. */
export const exampleCells = (): YearCell[] =>
  Array.from({ length: 30 }, (_, at) => ({
    y: 222 + (at % 6) * 3,
    x: 24 + Math.floor(at / 6) * 3,
    anzahl: (at * 7) % 23,
    vorjahr: (at * 11) % 19,
  }))

/** The office of the example world, without a logo. */
export const exampleOffice: Letterhead = {
  firma: 'Landesforstanstalt Harzwald',
  strasse: 'Am Forsthaus 3',
  plz: '38640',
  ort: 'Goslar',
  telefon: '+49 5321 555-100',
  email: 'auswertung@forst.example',
  logo: '',
}
