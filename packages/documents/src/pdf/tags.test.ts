import { blankValues } from '@waldkerf/domain/office/editor/document'
import { completeHead } from '@waldkerf/domain/office/documentModel/testing/documentModels'
import { makeDocumentModel, type DocumentModelRow } from '@waldkerf/domain/office/documentModel/makeDocumentModel'
import { fromBase64 } from '@waldkerf/domain/entities/base64'
import { expect, test } from 'vitest'
import { renderPdf } from './renderPdf.ts'
import { pageSize } from './sheet/geometry.ts'
import { testFonts } from './testing/fonts.ts'
import { readPdf } from './testing/readPdf.ts'
import { type ReadTag, readTags, tagsInside } from './testing/readTags.ts'

/* Rules of PDF/UA-1 (ISO 14289-1) that veraPDF checks at length in the long run `referees`. */

const createdAt = new Date('2026-11-20T12:00:00Z')
const row = (key: number, changes: Partial<DocumentModelRow> = {}): DocumentModelRow => ({
  ...blankValues,
  key: String(key),
  anzahl: '2.5',
  einheit: 'h',
  bez: `Leistung ${key}`,
  ep: '96',
  ...changes,
})
/** Two groups with headings and subtotals, over several pages. */
const rows = Array.from({ length: 60 }, (_, at) => row(at + 1, at % 40 === 0 ? { erl_titel: `Los ${at}` } : {}))
const render = (parts = {}) =>
  renderPdf(makeDocumentModel(completeHead, rows), { fonts: testFonts, createdAt, ...parts })

const span = ({ dictionary }: ReadTag) => Number(/\/ColSpan (\d+)/.exec(dictionary)?.[1] ?? 1)

test('each row of a table has all columns, and each heading says what it heads', async () => {
  const bytes = await render()
  const [table] = tagsInside(readTags(bytes), 'Table')
  const lines = tagsInside(table as ReadTag, 'TR')
  const widths = lines.map(({ children }) => children.reduce((sum, cell) => sum + span(cell), 0))
  expect(new Set(widths)).toEqual(new Set([6]))
  const headings = tagsInside(table as ReadTag, 'TH')
  expect(headings.filter(({ dictionary }) => !/\/Scope \/(Row|Column)/.test(dictionary))).toEqual([])
  // Repeated headings and carried sums belong to the sheets: five headings of columns, two of groups.
  expect(readPdf(bytes).pages.length).toBeGreaterThan(2)
  expect(headings).toHaveLength(7)
  expect(lines).toHaveLength(1 + rows.length + 2 + 2)
})

test('a figure has words, and a place on its page', async () => {
  const logo = fromBase64(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  )
  const figures = tagsInside(readTags(await render({ logo })), 'Figure')
  expect(figures).toHaveLength(2)
  for (const { dictionary } of figures) {
    expect(dictionary).toContain('/Alt (')
    const [left = -1, low = -1, right = -1, high = -1] = (/\/BBox \[([^\]]*)\]/.exec(dictionary)?.[1] ?? '').split(' ').map(Number) // prettier-ignore
    expect([left, low].every((edge) => edge >= 0)).toBe(true)
    expect(right).toBeGreaterThan(left)
    expect(high).toBeGreaterThan(low)
    expect([right <= pageSize.width, high <= pageSize.height]).toEqual([true, true])
  }
})

test('the file says that it is PDF/UA-1, and declares all further properties in one list', async () => {
  for (const parts of [{}, { xml: { profile: 'zugferd', text: '<a/>' } }]) {
    const { metadata } = readPdf(await render(parts))
    expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(metadata.match(/<pdfaExtension:schemas>/g)).toHaveLength(1)
    const prefixes = [...metadata.matchAll(/<pdfaSchema:prefix>(\w+)</g)].map(([, prefix]) => prefix)
    expect(prefixes).toEqual('xml' in parts ? ['pdfuaid', 'fx'] : ['pdfuaid'])
  }
})
