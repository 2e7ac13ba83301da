import { blankValues } from '@waldkerf/domain/office/editor/document'
import { invoiceXml } from '@waldkerf/domain/office/eInvoice/cii/invoiceXml'
import { formatMoney } from '@waldkerf/domain/office/money/formatAmount'
import { sumAmounts } from '@waldkerf/domain/office/money/amounts'
import {
  makeDocumentModel,
  type DocumentModelHead,
  type DocumentModelRow,
} from '@waldkerf/domain/office/documentModel/makeDocumentModel'
import { documentLines, type DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { completeHead, soundDocumentModels } from '@waldkerf/domain/office/documentModel/testing/documentModels'
import { isLong } from '@waldkerf/domain/testing/isLong'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testFonts } from './testing/fonts.ts'
import { readPdf } from './testing/readPdf.ts'
import { type PdfParts, renderPdf } from './renderPdf.ts'

const createdAt = new Date('2026-11-20T12:00:00Z')
const row = (key: number, changes: Partial<DocumentModelRow> = {}): DocumentModelRow => ({
  ...blankValues,
  key: String(key),
  anzahl: '2.5',
  einheit: 'pauschal',
  bez: `Leistung ${key}`,
  ep: '96',
  ...changes,
})
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(index + 1))
const modelWith = (own: readonly DocumentModelRow[], head: Partial<DocumentModelHead> = {}) =>
  makeDocumentModel({ ...completeHead, ...head }, own)

/** A single half-transparent pixel. */
const transparentPng =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const read = async (model: DocumentModel, parts: Partial<PdfParts> = {}) =>
  readPdf(await renderPdf(model, { fonts: testFonts, createdAt, ...parts }))
const spaced = (text: string) => text.replaceAll('\u00A0', ' ')
const readText = async (model: DocumentModel, parts: Partial<PdfParts> = {}) =>
  spaced((await read(model, parts)).pages.join('\n'))

describe('what stands in the document', () => {
  test('stands in the PDF: parties, facts, lines, totals, payment', async () => {
    const model = modelWith([row(1, { erl: 'mit Bericht', erl_titel: 'Außendienst' }), row(2)])
    const text = await readText(model)
    const { seller, buyer } = model
    const words = [
      [`Rechnung ${model.number}`, '20.11.2026', '12.11.2026', '04.12.2026', buyer.reference],
      [seller.name, seller.vatId, seller.contact.phone, buyer.name, buyer.addition, '24103 Kiel'],
      [model.salutation, model.cover, model.closing, 'Außendienst', 'mit Bericht', 'pauschal', '2,5'],
      ['480,00 €', 'Umsatzsteuer 19 % auf 480,00 €', '91,20 €', 'DE02 1203 0000 0000 2020 51'],
    ].flat()
    expect(words.filter((word) => !text.includes(word))).toEqual([])
    // With its label, because the payment text has the amount as well.
    expect(text).toMatch(/Gesamtbetrag\s+571,20 €/)
  })

  test('a cancellation names what it cancels, and asks for no payment', async () => {
    const original = { number: 'RE-2026-0040', day: '2026-11-10' }
    const text = await readText(modelWith([row(1, { anzahl: '-1' })], { kind: 'cancellation', original }))
    expect(text).toContain('Stornorechnung RE-2026-0041')
    expect(text.replaceAll('\n', ' ')).toContain('Storniert RE-2026-0040 vom 10.11.2026')
    expect(text).toContain('-96,00 €')
    expect(text).not.toMatch(/Verwendungszweck|Fällig/)
  })

  test('an offer is signed, and has no days of supply and payment', async () => {
    const head = { kind: 'offer', signature: 'Dr. Katharina Wildenfels', supplyDay: '', dueDay: '' } as const
    const text = await readText(modelWith(rows(1), head))
    expect(text).toContain('Dr. Katharina Wildenfels')
    expect(text).not.toMatch(/Fällig|Leistungsdatum|IBAN\n/)
  })

  test('any text and any number can be printed', async () => {
    const models = fc.sample(soundDocumentModels, { numRuns: isLong ? 40 : 3, seed: 32_000 })
    for (const model of models) {
      const text = await readText(model)
      expect(text).toContain(spaced(formatMoney(model.gross)))
    }
    expect(await readText(modelWith([row(1, { bez: 'Käfer 🪲 Şahin \u0000 \ud800' })]))).toContain('Käfer ? Şahin')
  }, 300_000)
})

describe('over several pages', () => {
  test('pages are numbered, and the sum of the lines before goes over each end', async () => {
    const model = modelWith(rows(60))
    const { pages } = await read(model)
    expect(pages.length).toBeGreaterThan(2)
    const amounts = documentLines(model).map(({ amount }) => amount)
    let written = 0
    for (const [index, page] of pages.slice(0, -1).entries()) {
      written += [...page.matchAll(/^Leistung \d+$/gm)].length
      const carried = spaced(formatMoney(sumAmounts(amounts.slice(0, written))))
      expect(spaced(page)).toContain(`Übertrag\n${carried}`)
      expect(spaced(pages[index + 1] ?? '')).toContain(`Übertrag\n${carried}`)
      expect(page).toContain(`Seite ${index + 1} von ${pages.length}`)
    }
    expect(pages.at(-1)).not.toContain('Seite 1 ')
  }, 30_000)

  test('one text may be longer than a page', async () => {
    const words = Array.from({ length: 700 }, (_, index) => `Wort${index}`).join(' ')
    const text = await readText(
      modelWith([row(1, { bez: words })], { cover: words, closing: `x\n\n${'y'.repeat(5_000)}` }),
    )
    expect(text.match(/Wort699/g)).toHaveLength(2)
    expect(text.match(/y/g)?.length).toBeGreaterThanOrEqual(5_000)
  }, 30_000)
})

describe('for the archive', () => {
  test('the XML is inside, and the file says so', async () => {
    const model = modelWith(rows(3))
    for (const [profile, name, level] of [
      ['zugferd', 'factur-x.xml', 'EN 16931'],
      ['xrechnung', 'xrechnung.xml', 'XRECHNUNG'],
    ] as const) {
      const text = invoiceXml(model, profile)
      const pdf = await read(model, { xml: { profile, text } })
      expect([...pdf.files]).toEqual([[name, text]])
      expect(pdf.metadata).toContain(`<fx:DocumentFileName>${name}</fx:DocumentFileName>`)
      expect(pdf.metadata).toContain(`<fx:ConformanceLevel>${level}</fx:ConformanceLevel>`)
      expect(pdf.objects).toContain('/AFRelationship /Alternative')
    }
  })

  test('it is PDF/A-3: described, one colour profile, all typefaces inside, tagged', async () => {
    const bytes = await renderPdf(modelWith(rows(3)), { fonts: testFonts, createdAt })
    const { metadata, objects, files } = readPdf(bytes)
    expect(metadata).toMatch(/<pdfaid:part>3<[\s\S]*<pdfaid:conformance>A</)
    expect(objects.match(/GTS_PDFA1/g)).toHaveLength(1)
    expect(objects.match(/\/FontFile2/g)).toHaveLength(objects.match(/\/Type \/FontDescriptor/g)?.length ?? 0)
    expect(objects).not.toMatch(/\/Subtype \/Type1\b/)
    expect(objects).toContain('/StructTreeRoot')
    expect(Buffer.from(bytes).toString('latin1')).toMatch(/\/ID \[/)
    expect(files.size).toBe(0)
  })

  test('logo and signature are drawn, transparent ones too, and have words for those who do not see them', async () => {
    const picture = new Uint8Array(Buffer.from(transparentPng, 'base64'))
    const model = modelWith(rows(1), { kind: 'offer', signature: 'Anna Waldmann' })
    const { objects } = await read(model, { logo: picture, signature: picture })
    expect(objects.match(/\/Subtype \/Image/g)?.length).toBeGreaterThanOrEqual(2)
    expect(objects.match(/\/S \/Figure/g)).toHaveLength(2)
    expect(objects).toMatch(/\/Alt/)
  })

  test('the same document is the same file', async () => {
    const parts = { fonts: testFonts, createdAt }
    const [one, other] = [await renderPdf(modelWith(rows(3)), parts), await renderPdf(modelWith(rows(3)), parts)]
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true)
  })
})

test('progress goes from line to line, and ends', async () => {
  const shares: number[] = []
  await renderPdf(modelWith(rows(10)), { fonts: testFonts, createdAt }, (share) => shares.push(share))
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares.at(-1)).toBe(1)
})
