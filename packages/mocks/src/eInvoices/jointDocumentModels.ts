import { blankValues } from '@waldkerf/domain/office/editor/document'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { makeDocumentModel } from '@waldkerf/domain/office/documentModel/makeDocumentModel'
import { jointLines } from '@waldkerf/domain/office/joint/jointLines'
import { noDiscount } from '@waldkerf/domain/office/payments/discount'
import { exemptionWords, type TaxCase } from '@waldkerf/domain/office/tax/taxCases'
import { createRandom } from '../seed/random.ts'
import { variedHead } from './variedDocumentModels.ts'

const taxed: readonly (readonly [taxCase: TaxCase, rate: string])[] = [
  ['S', '19'],
  ['S', '7'],
  ['E', '0'],
  ['AE', '0'],
  ['O', '0'],
]

const line = { ...blankValues, anzahl: '12.5', einheit: 'h', bez: 'Aufmaß', ep: '85' }
const report = { ...blankValues, anzahl: '1', einheit: 'psch.', bez: 'Bericht', ep: '1999.99' }

/** Offers without headings, with their own, with explanations that print or not, and with a credit. */
const offered = [
  [line, report],
  [
    { ...line, erl_titel: 'Los 1', erl: 'Nord & Süd', erl_on: true },
    { ...report, erl_titel: 'Los 2' },
  ],
  [{ ...line, erl_titel: 'Aufmaß der Grenzsteine '.repeat(10), erl: 'bleibt im Büro', erl_on: false }],
  [report, { ...line, anzahl: '-2', bez: 'Nachlass' }],
]

/** Invoices for two, four and forty offers, taxed and not, with Skonto and without. */
export function jointDocumentModels(): DocumentModel[] {
  const head = variedHead(0, 'S', createRandom(172))
  let count = 0
  return taxed.flatMap(([taxCase, rate]) =>
    [2, 4, 40].map((size) => {
      const offers = Array.from({ length: size }, (_, at) => ({
        nummer: `AN-2026-${String(at + 1).padStart(4, '0')}`,
        an_datum: '2026-06-02',
        lines: offered[at % offered.length] ?? [],
      }))
      const own = {
        ...head,
        number: `RE-2026-7${String((count += 1)).padStart(3, '0')}`,
        rate,
        taxCase,
        discount: size === 4 ? { skonto_tage: 10, skonto_prozent: '2' } : noDiscount,
        exemption: exemptionWords(taxCase, taxCase === 'E' ? 'Steuerfrei nach § 4 Nr. 12 UStG' : ''),
      }
      return makeDocumentModel(
        own,
        jointLines(offers).map((row, at) => ({ ...row, key: String(at) })),
      )
    }),
  )
}
