import { annualChapters } from '@waldkerf/domain/beetles/years/annualReport'
import { yearSpan } from '@waldkerf/domain/beetles/years/yearSpan'
import { type Language, formatIn, loadTexts, locales } from '@waldkerf/ui/i18n/Language'
import { describe, expect, test } from 'vitest'
import { exampleCells, exampleDecisionsBefore, exampleOffice, exampleReport } from '../fixtures.ts'
import { texts as figures } from '../StatisticsScreen.texts.ts'
import { texts } from './AnnualReport.texts.ts'
import type { AnnualChoice, AnnualSource } from './annualSource.ts'
import { makeAnnualReport } from './makeAnnualReport.ts'

const today = '2026-11-20'
const source: AnnualSource = {
  report: exampleReport(),
  cells: exampleCells(),
  decisionsBefore: exampleDecisionsBefore,
  span: yearSpan(2026, today),
  area: 'alle Länder',
  species: 'alle Arten',
  isNarrowed: false,
  today,
  place: () => '',
}
const whole: AnnualChoice = { hidden: [], texts: {} }

async function made(part: Partial<AnnualSource> = {}, choice = whole, language: Language = 'de') {
  const [a, t] = [await loadTexts(texts, language), await loadTexts(figures, language)]
  const words = { a, t, ...formatIn(language), language, locale: locales[language] }
  return makeAnnualReport(words, { ...source, ...part }, exampleOffice, choice)
}

const nobody = exampleReport().melder.map((row) => ({ ...row, melder: 0, meldungen: 0, vorjahr: 0 }))
const one = {
  jahre: [2026],
  wochen: [{ jahr: 2026, woche: 20, anzahl: 1 }],
  laender: [{ bundesland: 'Bayern', anzahl: 1, vorjahr: 0 }],
  arten: [{ art: 1, name: 'Buchdrucker', anzahl: 1, vorjahr: 0 }],
  status: [{ status: 'new', anzahl: 1 }],
  entscheidungen: [],
  melder: nobody.map((row) => (row.ab === 1 ? { ...row, melder: 1, meldungen: 1 } : row)),
}

test('the summary says the year in sentences that its figures make', async () => {
  const { proposed } = await made()
  expect(proposed.summary).toBe(
    [
      'Im Jahr 2026 bis zur Kalenderwoche 46 wurden 525 Meldungen erfasst (alle Länder, alle Arten). Das sind 17 % mehr als 2025 in denselben Wochen (449). Das Mittel der 5 Jahre davor liegt bei 347.',
      'Die meisten Meldungen kamen aus Bayern (83), Niedersachsen (64) und Baden-Württemberg (55). Am häufigsten gemeldet wurde Buchdrucker (36 %). Am meisten wurde in der Kalenderwoche 26 gefunden (42 Meldungen).',
      'Die Hälfte von 522 Entscheidungen fiel binnen 3 Tagen, neun von zehn binnen 21 Tagen. Gemeldet haben 126 Personen.',
    ].join('\n\n'),
  )
})

test('one is one, and what cannot be compared is not', async () => {
  const { proposed, report } = await made({ report: one, cells: [{ y: 220, x: 30, anzahl: 1, vorjahr: 0 }] })
  expect(proposed.summary).toMatch(/wurde 1 Meldung erfasst[^%]*Gemeldet hat eine Person\.$/s)
  expect(proposed.states).toBe('Alle Meldungen mit Ort kamen aus Bayern (1).')
  expect(proposed.species).toBe('Gemeldet wurde nur Buchdrucker (1).')
  expect(proposed.change).toMatch(/^In einem Feld von etwa 25 km wurde mehr gemeldet als 2025, in keinem weniger\./)
  expect(proposed.review).toMatch(/Eine Meldung ist noch nicht entschieden\./)
  expect(report.highlights.map(({ value }) => value)).toEqual(['1', '1'])
  expect(JSON.stringify(report)).not.toMatch(/undefined|NaN|Infinity/)
})

describe('a year without a record', () => {
  const nothing = { ...one, jahre: [], wochen: [], laender: [], arten: [], status: [], melder: nobody }

  test('is a title page that says so', async () => {
    for (const language of ['de', 'en'] as const) {
      const { report, left } = await made({ report: nothing, cells: [] }, whole, language)
      expect([report.chapters, report.highlights]).toEqual([[], []])
      expect(left).toEqual(annualChapters.filter((id) => id !== 'summary' && id !== 'method'))
    }
    const earlier = exampleReport().wochen.filter(({ jahr }) => jahr < 2026)
    const { report } = await made({ report: { ...nothing, wochen: earlier } })
    expect(report.note).toMatch(/^Im Jahr 2026 bis zur Kalenderwoche 46 wurde keine Meldung erfasst \(alle Länder, alle Arten\)\. 2025 waren es in denselben Wochen 449\./) // prettier-ignore
    expect(report.note).toContain('Quelle: Meldungen in Waldkerf, Landesforstanstalt Harzwald')
  })

  test('has the chapters that somebody wrote, and the decisions on earlier sightings', async () => {
    const choice: AnnualChoice = { hidden: ['method'], texts: { species: { typed: 'Keine Art.', from: '' } } }
    const { entscheidungen } = exampleReport()
    const { report } = await made({ report: { ...nothing, entscheidungen }, cells: [] }, choice)
    expect(report.chapters.map(({ id }) => id)).toEqual(['species', 'review'])
    expect(report.note).not.toContain('Quelle')
  })
})

test('decisions stand beside those of the year before', async () => {
  const { proposed, report } = await made()
  expect(proposed.review).toMatch(/2025 waren es im ganzen Jahr 471 Entscheidungen; die Hälfte fiel binnen 4 Tagen\.$/)
  const [table] = report.chapters[0]?.parts ?? []
  const rows = table?.kind === 'table' ? table.rows.slice(-2) : []
  expect(rows.map(({ values }) => values)).toEqual([
    ['522', '471'],
    ['3 / 21', '4 / 26'],
  ])
})

test('both languages have the same parts and the same numbers', async () => {
  const [de, en] = [(await made()).report, (await made({}, whole, 'en')).report]
  const bare = ({ chapters }: typeof de) =>
    chapters.map(({ parts }) => parts.map((part) => ('rows' in part ? part.rows.map(({ bar }) => bar) : part.kind)))
  expect(bare(en)).toEqual(bare(de))
  expect(en.title).toBe('Interim report 2026')
  expect(en.language).toBe('en-GB')
})

test('a chapter is left out, a text is kept as it was written', async () => {
  const choice: AnnualChoice = { hidden: ['change'], texts: { review: { typed: 'Gut.', from: 'Früher' } } }
  const { report, proposed } = await made({}, choice)
  expect(report.chapters.map(({ id }) => id)).not.toContain('change')
  expect(report.chapters.find(({ id }) => id === 'review')?.text).toBe('Gut.')
  expect(proposed.review).toMatch(/^Veröffentlicht sind 88 %/)
})

test('many species are summed up in a last line without a bar', async () => {
  const arten = Array.from({ length: 40 }, (_, at) => ({ art: at + 1, name: `Art ${at}`, anzahl: 41 - at, vorjahr: 1 }))
  const { report } = await made({ report: { ...exampleReport(), arten } })
  const [part] = report.chapters.find(({ id }) => id === 'species')?.parts ?? []
  const rows = part?.kind === 'table' ? part.rows : []
  expect(rows).toHaveLength(25)
  expect(rows.at(-1)).toEqual({ name: '16 weitere Arten', values: ['152', '16', '+850 %'] })
})

test('cells beyond the map stand in its table alone', async () => {
  const { report } = await made({ cells: [{ y: 150, x: 30, anzahl: 9, vorjahr: 1 }] })
  const [part] = report.chapters.find(({ id }) => id === 'change')?.parts ?? []
  expect(part?.kind === 'map' && [part.areas.length, part.table.rows.length]).toEqual([0, 1])
})
