import { blankValues } from '@waldkerf/domain/office/editor/document'
import type { Position } from '@waldkerf/domain/entities/documents/positions'
import { invoiceXml } from '@waldkerf/domain/office/eInvoice/cii/invoiceXml'
import { formatMoney } from '@waldkerf/domain/office/money/formatAmount'
import { editedDocument } from '@waldkerf/domain/office/workplace/header'
import { noBuyerDetails, editorDocumentModel } from '@waldkerf/domain/office/workplace/editorDocumentModel'
import { invoiceRows, sumOfRows } from '@waldkerf/domain/documents/documentRows'
import { invoiceSums } from '@waldkerf/domain/documents/documentSums'
import { isLong } from '@waldkerf/domain/testing/isLong'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { invoice } from '@waldkerf/domain/office/editorSession/storedDocument.testing'
import { renderPdf } from './pdf/renderPdf.ts'
import { testFonts } from './pdf/testing/fonts.ts'
import { readPdf } from './pdf/testing/readPdf.ts'

const decimals = (places: number) =>
  fc
    .tuple(fc.integer({ min: -9_999, max: 99_999 }), fc.nat(10 ** places - 1))
    .map(([whole, rest]) => `${whole}.${String(rest).padStart(places, '0')}`)

const stored = fc.record({
  rate: fc.constantFrom('19', '7', '0', '16', '5.5'),
  lines: fc.array(fc.record({ anzahl: decimals(3), ep: decimals(4) }), { minLength: 1, maxLength: 12 }),
})

const toPositions = (lines: readonly Pick<Position, 'anzahl' | 'ep'>[]) =>
  lines.map((line, at): Position => ({
    ...blankValues,
    ...line,
    id: at + 1,
    rechnung_id: invoice.id,
    angebot_id: null,
    lfd_nr: at + 1,
    einheit: 'h',
    bez: `Leistung ${at + 1}`,
    version: 1,
  }))

/** The text of an element of the XML. */
const inXml = (xml: string, name: string) => new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)<`).exec(xml)?.[1]

test('list, editor, PDF and XML say the same to the cent, whatever is invoiced', async () => {
  for (const { rate, lines } of fc.sample(stored, { numRuns: isLong ? 60 : 4, seed: 2026 })) {
    const document = { ...invoice, ust_satz: rate }
    const positions = toPositions(lines)
    const model = editorDocumentModel({
      kind: 'invoice',
      number: document.nummer,
      document: editedDocument('invoice', document, positions),
      client: undefined,
      settings: undefined,
      details: noBuyerDetails,
      original: null,
      signature: '',
    })
    const { net, vat, gross } = model

    const sums = invoiceSums({ invoices: [document], positions })
    expect(sumOfRows(invoiceRows([document], { clients: [], sums }))).toEqual({ net, vat, gross })

    const xml = invoiceXml(model, 'xrechnung')
    expect(
      ['LineTotalAmount', 'TaxBasisTotalAmount'].map((name) => inXml(xml.split('HeaderMonetary')[1] ?? '', name)),
    ).toEqual([net, net])
    expect([inXml(xml, 'TaxTotalAmount'), inXml(xml, 'GrandTotalAmount')]).toEqual([vat, gross])

    const { pages } = readPdf(await renderPdf(model, { fonts: testFonts, createdAt: new Date('2026-11-20T12:00:00Z') }))
    const text = pages.join('\n')
    expect([net, vat, gross].filter((amount) => !text.includes(formatMoney(amount)))).toEqual([])
  }
}, 300_000)
