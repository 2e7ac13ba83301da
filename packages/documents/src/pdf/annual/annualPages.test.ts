import { exampleAnnualReport } from '@waldkerf/domain/beetles/years/exampleAnnualReport.testing'
import { expect, test } from 'vitest'
import { layoutPages, renderPdf } from '../renderPdf.ts'
import { frame } from '../sheet/geometry.ts'
import { testFonts } from '../testing/fonts.ts'
import { readPdf } from '../testing/readPdf.ts'
import { readTags, tagsInside } from '../testing/readTags.ts'
import { gridStep } from './lines.ts'
import { shade } from './map.ts'

const parts = { fonts: testFonts, createdAt: new Date('2026-11-20T12:00:00Z') }
const report = exampleAnnualReport(14, 3)
let file: Promise<Uint8Array> | undefined
/** Its file, made once. */
const reportFile = () => (file ??= renderPdf(report, parts))

test('the contents name the pages on which chapters begin, whatever stands above them', async () => {
  const { pages } = readPdf(await reportFile())
  const lines = (pages[0] ?? '').split('\n')
  for (const { title } of report.chapters) {
    const page = Number(lines[lines.indexOf(title) + 1])
    expect(pages[page - 1]).toContain(title)
  }
  expect(pages[1]).toContain(`Seite 2 von ${pages.length}`)
})

test('nothing is written beyond the frame, and the preview has the lines of the file', async () => {
  const { drawn } = readPdf(await reportFile())
  for (const lines of drawn) {
    const body = lines.filter(({ baseline }) => baseline <= frame.footer)
    expect(Math.max(...body.map(({ baseline }) => baseline))).toBeLessThanOrEqual(frame.bottom + 2)
  }
  const marks = layoutPages(report, parts).map((page) => page.marks.filter(({ kind }) => kind === 'text').length)
  expect(marks.length).toBe(drawn.length)
})

test('a table that goes on has its head again, and screen readers hear of one table', async () => {
  const long = { ...report, chapters: exampleAnnualReport(90, 1).chapters.slice(0, 1) }
  const bytes = await renderPdf(long, parts)
  const { pages } = readPdf(bytes)
  expect(pages.filter((page) => page.includes('Kreis 8') && page.includes('Land')).length).toBeGreaterThan(1)
  const tree = readTags(bytes)
  expect(tagsInside(tree, 'Table')).toHaveLength(2)
  expect(tagsInside(tree, 'H1')).toHaveLength(1)
  expect(tagsInside(tree, 'H2')).toHaveLength(2)
  expect(tagsInside(tree, 'Figure').every(({ dictionary }) => /\/Alt/.test(dictionary))).toBe(true)
  expect(tagsInside(tree, 'TOCI')).toHaveLength(1)
})

test('the same report is the same file, in the language of its words', async () => {
  const english = { ...exampleAnnualReport(3, 1), language: 'en-GB' as const }
  const [one, other] = [await renderPdf(english, parts), await renderPdf(english, parts)]
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true)
  expect(readPdf(one).objects).toContain('/Lang (en-GB)')
})

test('without a chapter there is the title page, and what follows is empty of words', async () => {
  const { pages } = readPdf(await renderPdf({ ...report, chapters: [] }, parts))
  expect(pages).toHaveLength(1)
})

test.each([
  [1, 1],
  [4, 1],
  [42, 10],
  [480, 100],
  [1_170_000, 500_000],
])('up to %i the grid goes by %i', (most, step) => {
  expect(gridStep(most)).toBe(step)
})

test('more is darker', () => {
  expect([shade(0), shade(1), shade(-1), shade(2)]).toEqual(['#cfe4d8', '#00542e', '#cfe4d8', '#00542e'])
})
