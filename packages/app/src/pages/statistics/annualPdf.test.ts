import { yearSpan } from '@waldkerf/domain/beetles/years/yearSpan'
import type { YearCell, YearReport } from '@waldkerf/domain/entities/beetles/yearReport'
import { renderPdf } from '@waldkerf/documents/pdf/renderPdf'
import { testFonts } from '@waldkerf/documents/pdf/testing/fonts'
import { readPdf } from '@waldkerf/documents/pdf/testing/readPdf'
import { type Language, formatIn, loadTexts, locales } from '@waldkerf/ui/i18n/Language'
import type { AnnualChoice, AnnualSource } from '@waldkerf/ui/screens/statistics/annual/annualSource.ts'
import { makeAnnualReport } from '@waldkerf/ui/screens/statistics/annual/makeAnnualReport.ts'
import { texts } from '@waldkerf/ui/screens/statistics/annual/AnnualReport.texts.ts'
import {
  exampleCells,
  exampleDecisionsBefore,
  exampleOffice,
  exampleReport,
} from '@waldkerf/ui/screens/statistics/fixtures.ts'
import { texts as figures } from '@waldkerf/ui/screens/statistics/StatisticsScreen.texts.ts'
import { expect, test } from 'vitest'

const today = '2026-11-20'
const createdAt = new Date('2026-11-20T12:00:00Z')

const usual: AnnualSource = {
  report: exampleReport(),
  cells: exampleCells(),
  decisionsBefore: exampleDecisionsBefore,
  span: yearSpan(2026, today),
  area: 'alle Länder',
  species: 'alle Arten',
  isNarrowed: false,
  today,
  place: (lat, lon) => (lat > 50 ? `${Math.round(lon)} km südöstlich von Goslar` : ''),
}

const nothing: YearReport = {
  ...exampleReport(),
  jahre: [],
  wochen: [],
  laender: [],
  arten: [],
  status: [],
  entscheidungen: [],
  melder: exampleReport().melder.map((row) => ({ ...row, melder: 0, meldungen: 0, vorjahr: 0 })),
}

const much: YearReport = {
  ...exampleReport(),
  wochen: [2021, 2022, 2023, 2024, 2025].flatMap((jahr, at) =>
    Array.from({ length: 52 }, (_, woche) => ({
      jahr,
      woche: woche + 1,
      anzahl: Math.round((1 + Math.sin(((woche - 12 + at) * Math.PI) / 26)) ** 2 * (9_000 + 1_500 * at)),
    })),
  ),
  laender: [
    ...exampleReport().laender,
    ...[
      'Berlin',
      'Bremen',
      'Hamburg',
      'Saarland',
      'Schleswig-Holstein',
      'Burgenland',
      'Kärnten',
      'Niederösterreich',
      'Oberösterreich',
      'Salzburg',
      'Vorarlberg',
      'Wien',
    ].map((bundesland, at) => ({ bundesland, anzahl: 90_000 - at * 7_000, vorjahr: 81_000 - at * 900 })),
  ],
  arten: Array.from({ length: 38 }, (_, at) => ({
    art: at + 1,
    name:
      at === 0
        ? 'Sechszähniger Fichtenborkenkäfer oder Kupferstecher in Jungbeständen'
        : `Borkenkäfer der Art ${at + 1}`,
    anzahl: 400_000 - at * 10_000,
    vorjahr: 300_000,
  })),
  status: exampleReport().status.map((row) => ({ ...row, anzahl: row.anzahl * 9_000 })),
  entscheidungen: Array.from({ length: 13 }, (_, monat) => ({
    monat,
    veroeffentlicht: monat === 0 ? 1_200_000 : 100_000,
    abgelehnt: 9_000,
    median: 1 + ((monat * 5) % 14),
    p90: 20 + monat,
  })),
  melder: exampleReport().melder.map((row) => ({ ...row, melder: row.melder * 300, meldungen: row.meldungen * 3_000 })),
}

const manyCells: YearCell[] = Array.from({ length: 900 }, (_, at) => ({
  y: 210 + (at % 38),
  x: 18 + Math.floor(at / 38),
  anzahl: (at * 37) % 1_900,
  vorjahr: (at * 53) % 1_700,
}))

const sources = {
  usual,
  much: { ...usual, report: much, cells: manyCells, span: yearSpan(2025, today) },
  little: {
    ...usual,
    area: 'Mecklenburg-Vorpommern',
    species: 'Buchdrucker',
    isNarrowed: true,
    report: {
      ...nothing,
      wochen: [{ jahr: 2026, woche: 20, anzahl: 1 }],
      laender: [{ bundesland: 'Mecklenburg-Vorpommern', anzahl: 1, vorjahr: 0 }],
      arten: [{ art: 1, name: 'Buchdrucker', anzahl: 1, vorjahr: 0 }],
      status: [{ status: 'new', anzahl: 1 }],
    },
    cells: [{ y: 230, x: 30, anzahl: 1, vorjahr: 0 }],
  },
  nothing: { ...usual, report: nothing, cells: [] },
} satisfies Record<string, AnnualSource>

const whole: AnnualChoice = { hidden: [], texts: {} }

async function written(source: AnnualSource, language: Language) {
  const words = {
    a: await loadTexts(texts, language),
    t: await loadTexts(figures, language),
    ...formatIn(language),
    language,
    locale: locales[language],
  }
  const { report } = makeAnnualReport(words, source, exampleOffice, whole)
  return renderPdf(report, { fonts: testFonts, createdAt })
}

test.each([
  ['usual', 'de', 4, 8],
  ['much', 'en', 5, 8],
  ['little', 'de', 3, 5],
  ['nothing', 'en', 1, 1],
] as const)('a year with %s in %s has its pages', async (name, language, least, most) => {
  const { pages } = readPdf(await written(sources[name], language))
  expect(pages.length).toBeGreaterThanOrEqual(least)
  expect(pages.length).toBeLessThanOrEqual(most)
  const text = pages.join('\n')
  expect(text).not.toMatch(/undefined|NaN|Infinity|\[object/)
  expect(text).toContain(exampleOffice.firma)
})
