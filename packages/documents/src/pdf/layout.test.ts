import { blankValues } from '@waldkerf/domain/office/editor/document'
import {
  makeDocumentModel,
  type DocumentModelHead,
  type DocumentModelRow,
} from '@waldkerf/domain/office/documentModel/makeDocumentModel'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { completeHead } from '@waldkerf/domain/office/documentModel/testing/documentModels'
import { describe, expect, test } from 'vitest'
import { LayoutRefused } from './layoutRefused.ts'
import { renderPdf } from './renderPdf.ts'
import { mm } from './sheet/geometry.ts'
import { testFonts } from './testing/fonts.ts'
import { type DrawnLine, readPdf } from './testing/readPdf.ts'

const { seller, buyer } = completeHead
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
const rows = (count: number, changes: Partial<DocumentModelRow> = {}) =>
  Array.from({ length: count }, (_, index) => row(index + 1, changes))
const modelWith = (head: Partial<DocumentModelHead>, own: readonly DocumentModelRow[] = rows(1)) =>
  makeDocumentModel({ ...completeHead, ...head }, own)

const read = async (model: DocumentModel) => readPdf(await renderPdf(model, { fonts: testFonts, createdAt }))
const firstPage = async (model: DocumentModel): Promise<DrawnLine[]> => (await read(model)).drawn[0] ?? []
const isInWindow = ({ x, baseline }: DrawnLine) => x < mm(30) && baseline > mm(50) && baseline < mm(92)
const smallest = (lines: readonly DrawnLine[]) => Math.min(...lines.map(({ size }) => size))

const longAddress = {
  ...buyer,
  name: 'Landesbetrieb Wald und Holz Nordrhein-Westfalen, Regionalforstamt Arnsberger Wald',
  addition: 'Fachgebiet Waldbewirtschaftung und Entwässerung, Außenstelle Möhnesee',
  contact: 'Frau Dr. Annegret Freifrau von Wolkenstein-Trostburg zu Katzenelnbogen',
  street: 'Alte Poststraße am Forsthaus Sankt Meinolfi 1234, Hinterhaus, 3. Obergeschoss links',
  postcode: '59519',
  city: 'Möhnesee',
}

describe('the address', () => {
  test('of nine lines stands in the window to its last one, smaller', async () => {
    const lines = (await firstPage(modelWith({ buyer: longAddress, isDraft: true }))).filter(isInWindow)
    expect(lines.length).toBeGreaterThanOrEqual(9)
    expect(lines.at(-1)?.text).toBe('59519 Möhnesee')
    expect(lines.at(-1)?.baseline).toBeLessThan(mm(90))
    expect(smallest(lines)).toBeGreaterThanOrEqual(8)
    const { name, addition, contact, street } = longAddress
    const text = lines.map((line) => line.text).join(' ')
    expect([name, addition, contact, street].filter((part) => !text.includes(part))).toEqual([])
  })

  test('of a usual length is as large as ever', async () => {
    expect((await firstPage(modelWith({}))).find(({ text }) => text === '24103 Kiel')?.size).toBe(10.5)
  })

  test('that does not fit is refused, never printed in part', async () => {
    const overlong = {
      ...longAddress,
      addition: `${longAddress.addition} `.repeat(2),
      name: `${longAddress.name} `.repeat(2),
    }
    const refused = renderPdf(modelWith({ buyer: overlong, isDraft: true }), { fonts: testFonts, createdAt })
    await expect(refused).rejects.toThrow(LayoutRefused)
    await expect(refused).rejects.toMatchObject({ overfull: 'buyer' })
    // An archived text cannot be shortened any more, so its size shrinks to the smallest that is still readable.
    const final = (await firstPage(modelWith({ buyer: overlong }))).filter(isInWindow)
    expect(final.at(-1)?.text).toBe('59519 Möhnesee')
    expect(smallest(final)).toBeGreaterThanOrEqual(6)
  })
})

describe('the office', () => {
  const name = 'Ingenieurgemeinschaft für Forstwirtschaft, Entwässerung und Landschaftsplanung Müller und Partner mbB'

  test('has a sender’s line that is read; a long name has a line of its own, and ends in dots', async () => {
    const page = await firstPage(modelWith({ seller: { ...seller, name } }))
    const back = page.filter(({ x, baseline }) => x < mm(30) && baseline > mm(44) && baseline < mm(51.5))
    const [first = '', ...rest] = back.map(({ text }) => text.replaceAll('\u00A0', ' '))
    expect(first).toMatch(/^Ingenieurgemeinschaft für Forstwirtschaft, .*…$/)
    expect(rest).toEqual(['Lärchenweg 7 · 80331 München'])
    expect(smallest(page)).toBeGreaterThanOrEqual(6)
    expect(page.find(({ text }) => text === buyer.name)?.baseline).toBeGreaterThan((back.at(-1)?.baseline ?? 0) + 8)
  })

  test('is refused when the foot has no room for all of it', async () => {
    const model = modelWith({ seller: { ...seller, street: 'Lange Straße '.repeat(15) } })
    await expect(renderPdf(model, { fonts: testFonts, createdAt })).rejects.toMatchObject({ overfull: 'seller' })
  })
})

test('IBAN, Leitweg-ID and account holder are whole, numbers on one line each', async () => {
  const reference = '05315-ABCDEFGHIJKLMNOPQRSTUVWXYZ1234-12'
  const holder = 'Ingenieurgemeinschaft für Forstwirtschaft und Landschaftsplanung mbB'
  const bank = { holder, iban: 'MT84MALT011000012345MTLCAST001S', bic: 'MALTMTMT' }
  const page = await firstPage(modelWith({ seller: { ...seller, bank }, buyer: { ...buyer, reference } }))
  const texts = page.map(({ text }) => text)
  const iban = 'MT84 MALT 0110 0001 2345 MTLC AST0 01S'
  expect(texts).toEqual(expect.arrayContaining([reference, iban, `IBAN ${iban}`]))
  expect(texts.join(' ')).toContain(holder)
  expect(smallest(page)).toBeGreaterThanOrEqual(6)
})

test('long units are printed to their last letter', async () => {
  const units = ['laufende Meter Graben', 'Arbeitskraftstunden', 'Festmeter ohne Rinde je Kalenderwoche']
  const page = await firstPage(
    modelWith(
      {},
      units.map((einheit, index) => row(index, { einheit })),
    ),
  )
  const column = page.filter(({ x }) => Math.abs(x - mm(122)) < 1).map(({ text }) => text)
  expect(column.join('').replaceAll(' ', '')).toBe(units.join('').replaceAll(' ', ''))
})

describe('at a page’s end', () => {
  test.each([11, 14, 18])('the code stays with the sums and the last of %i lines', async (count) => {
    const { pages } = await read(modelWith({}, rows(count)))
    const page = pages.find((text) => text.includes('Verwendungszweck'))
    expect(page).toContain('Gesamtbetrag')
    expect(page).toContain(`Leistung ${count}\n`)
  })

  test.each([25, 26, 27])('a subtotal stays with the end of a text of %i lines', async (count) => {
    const erl = Array.from({ length: count }, (_, index) => `Zeile ${index + 1}`).join('\n')
    const own = [row(1, { erl, erl_titel: 'Gelände' }), row(2, { erl_titel: 'Büro' })]
    const { pages } = await read(modelWith({}, own))
    const page = pages.find((text) => text.includes('Zwischensumme Gelände')) ?? ''
    expect(page.slice(0, page.indexOf('Zwischensumme Gelände'))).toContain(`Zeile ${count}\n`)
    expect(pages.find((text) => text.includes('\nBüro\n'))).toContain('Leistung 2')
  })

  test.each([14, 15])('who signs stands below the closing text after %i lines', async (count) => {
    const head = { kind: 'offer', signature: 'Dr. Katharina Wildenfels' } as const
    const { pages } = await read(modelWith(head, rows(count)))
    expect(pages.find((text) => text.includes('Dr. Katharina'))).toContain(completeHead.closing)
  })
})

test('a draft says so on each page and in its title, what is final nowhere', async () => {
  const draft = await read(modelWith({ isDraft: true }, rows(30)))
  expect(draft.pages.length).toBeGreaterThan(1)
  expect(draft.pages.every((text) => /^Entwurf$/m.test(text) && /^Entwurf · Seite/m.test(text))).toBe(true)
  expect(draft.metadata).toContain('Rechnung RE-2026-0041 · Entwurf')
  const final = await read(modelWith({}, rows(30)))
  expect(final.pages.join() + final.metadata).not.toContain('Entwurf')
})

describe('figures', () => {
  test('are drawn as wide as their glyphs are, in facts, running text and payment', async () => {
    const cover = 'Geliefert am 27.12.2024, wie im Angebot vom 17.1.2024 über 18.160,36 €.'
    const { pieces } = await read(modelWith({ dueDay: '2024-12-27', cover }, [row(1, { anzahl: '1', ep: '15260.81' })]))
    const figures = pieces.filter(({ text }) => /\d/.test(text))
    expect(figures.filter(({ advance, glyphs }) => Math.abs(advance - glyphs) > 0.01)).toEqual([])
    // Each stands in running text, in the facts or sums, and beside the QR code.
    for (const text of ['27.12.2024', '18.160,36'])
      expect(figures.filter((figure) => figure.text.includes(text)).length).toBeGreaterThan(2)
    const dates = figures.filter(({ text }) => text === '27.12.2024')
    expect(dates.length).toBeGreaterThan(0)
    // Eight digits of the same width, and two dots.
    for (const { advance, size } of dates) expect(advance / size).toBeCloseTo((8 * 1328 + 2 * 550) / 2048, 2)
  })
})
