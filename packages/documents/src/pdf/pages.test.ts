import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import type { SheetPage, TextMark } from '@waldkerf/domain/office/documentModel/sheetPages'
import { exampleReminder } from '@waldkerf/domain/office/correspondence/exampleReminder.testing'
import { reminderModel } from '@waldkerf/domain/office/correspondence/reminderModel'
import { isLong } from '@waldkerf/domain/testing/isLong'
import { variedDocumentModels } from '@waldkerf/mocks/eInvoices/variedDocumentModels'
import { expect, test } from 'vitest'
import { LayoutRefused } from './layoutRefused.ts'
import { layoutPages, renderPdf } from './renderPdf.ts'
import { testFonts } from './testing/fonts.ts'
import { readPdf } from './testing/readPdf.ts'

const parts = { fonts: testFonts, createdAt: new Date('2026-11-20T12:00:00Z') }

const texts = ({ marks }: SheetPage): TextMark[] => marks.filter((mark) => mark.kind === 'text')

/** Rounds, because numbers in the file have six decimals only. */
const round = (value: number) => Math.round(value * 100) / 100

interface PlacedLine {
  text: string
  x: number
  y: number
  size: number
}

const placed = ({ text, x, y, size }: PlacedLine) => ({ text, x: round(x), y: round(y), size: round(size) })

/** The lines of a page with their places; rotated text has no place in the file. */
function lines(page: SheetPage) {
  const all = texts(page)
  return {
    turned: all.filter(({ turn }) => turn).map(({ text }) => text),
    level: all.filter(({ turn }) => !turn).map(placed),
  }
}

function laidOut(model: DocumentModel): SheetPage[] | undefined {
  try {
    return layoutPages(model, parts)
  } catch (error) {
    if (error instanceof LayoutRefused) return undefined
    throw error
  }
}

const count = isLong ? 32 : 10

/** Every third is a draft, every fourth an offer with its signature. */
const varied = variedDocumentModels(count).map((model, at): DocumentModel => {
  const kind = at % 4 === 3 ? { kind: 'offer' as const, signature: 'Jana Eichhorn' } : {}
  return { ...model, isDraft: at % 3 === 0, ...kind }
})

const shown = [...varied, reminderModel(exampleReminder)].flatMap((model) => {
  const pages = laidOut(model)
  return pages ? [{ model, pages }] : []
})

test('there are ten documents, in a long run thirty at least, of one page and of many', () => {
  expect(shown.length).toBeGreaterThanOrEqual(isLong ? 30 : 9)
  expect(Math.min(...shown.map(({ pages }) => pages.length))).toBe(1)
  expect(Math.max(...shown.map(({ pages }) => pages.length))).toBeGreaterThan(3)
})

test.each(shown.map(({ model, pages }) => [model.number, model, pages] as const))(
  '%s has in its preview the pages, lines and line breaks of its file, each in its place',
  async (_number, model, pages) => {
    const { drawn } = readPdf(await renderPdf(model, parts))
    expect(pages.length).toBe(drawn.length)
    for (const [at, page] of pages.entries()) {
      const { turned, level } = lines(page)
      const inFile = (drawn[at] ?? []).map(({ baseline, ...line }) => ({ ...line, y: baseline }))
      const behind = inFile.splice(0, turned.length)
      expect(behind.map(({ text }) => text)).toEqual(turned)
      expect(level).toEqual(inFile.map(placed))
    }
  },
)
