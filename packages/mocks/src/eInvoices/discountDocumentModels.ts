import type { Deduction } from '@waldkerf/domain/entities/documents/orders'
import { blankValues } from '@waldkerf/domain/office/editor/document'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { type DocumentModelHead, makeDocumentModel } from '@waldkerf/domain/office/documentModel/makeDocumentModel'
import { splitReceived } from '@waldkerf/domain/office/orders/instalments'
import type { DiscountTerms } from '@waldkerf/domain/office/payments/discount'
import { exemptionWords, type TaxCase } from '@waldkerf/domain/office/tax/taxCases'
import { createRandom } from '../seed/random.ts'
import { variedHead } from './variedDocumentModels.ts'

const terms: readonly DiscountTerms[] = [
  { skonto_tage: 10, skonto_prozent: '2' },
  { skonto_tage: 1, skonto_prozent: '0.5' },
  { skonto_tage: 365, skonto_prozent: '12.75' },
]
const taxed: readonly (readonly [taxCase: TaxCase, rate: string])[] = [
  ['S', '19'],
  ['S', '7'],
  ['E', '0'],
  ['AE', '0'],
  ['O', '0'],
]
const rows = [
  { ...blankValues, key: '1', anzahl: '12.5', einheit: 'h', bez: 'Aufmaß', ep: '85' },
  { ...blankValues, key: '2', anzahl: '3', einheit: 'ha', bez: 'Kartierung', ep: '333.33' },
]

const deduction = (brutto: string, steuerfall: TaxCase, ust_satz: string): Deduction => ({
  nummer: 'RE-2026-0031',
  datum: '2026-07-01',
  ust_satz,
  steuerfall,
  ...splitReceived(brutto, ust_satz),
  berechnet: brutto,
  skonto: '11.90',
})

/**
 * Invoices with Skonto, taxed and not: ordinary ones, instalments, and final invoices that deduct an instalment that was
 * paid with Skonto, and may be paid with Skonto themselves; also one that is paid by its instalments.
 */
export function discountDocumentModels(): DocumentModel[] {
  const head = variedHead(0, 'S', createRandom(62))
  let count = 0
  return taxed.flatMap(([taxCase, rate]) =>
    terms.flatMap((discount) => {
      const kinds: readonly Partial<DocumentModelHead>[] = [
        {},
        { part: 'abschlag' },
        { part: 'schluss', deductions: [deduction('595.00', taxCase, rate)] },
        { part: 'schluss', deductions: [deduction('99999.00', taxCase, rate)] },
      ]
      return kinds.map((kind) =>
        makeDocumentModel(
          {
            ...head,
            ...kind,
            discount,
            number: `RE-2026-8${String((count += 1)).padStart(3, '0')}`,
            rate,
            taxCase,
            exemption: exemptionWords(taxCase, taxCase === 'E' ? 'Steuerfrei nach § 4 Nr. 12 UStG' : ''),
          },
          rows,
        ),
      )
    }),
  )
}
