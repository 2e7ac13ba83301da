import type { Deduction } from '@waldkerf/domain/entities/documents/orders'
import { blankValues, type PositionValues } from '@waldkerf/domain/office/editor/document'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { type DocumentModelHead, makeDocumentModel } from '@waldkerf/domain/office/documentModel/makeDocumentModel'
import { instalmentLines, splitReceived, type InstalmentWish } from '@waldkerf/domain/office/orders/instalments'
import { exemptionWords, type TaxCase } from '@waldkerf/domain/office/tax/taxCases'
import { createRandom } from '../seed/random.ts'
import { reversedDeductions } from '../seed/documents/orderInvoices.ts'
import { variedHead } from './variedDocumentModels.ts'

interface Taxed {
  taxCase: TaxCase
  rate: string
  /** The rate of the first instalment, where it has changed since. */
  before: string
}

const taxed: readonly Taxed[] = [
  { taxCase: 'S', rate: '19', before: '16' },
  { taxCase: 'S', rate: '7', before: '5' },
  { taxCase: 'E', rate: '0', before: '0' },
  { taxCase: 'AE', rate: '0', before: '0' },
  { taxCase: 'O', rate: '0', before: '0' },
]

const lines = [
  { ...blankValues, id: 1, anzahl: '12.5', einheit: 'h', bez: 'Aufmaß', ep: '85', erl_titel: 'Los 1' },
  { ...blankValues, id: 2, anzahl: '3', einheit: 'ha', bez: 'Kartierung', ep: '333.33' },
  { ...blankValues, id: 3, anzahl: '1', einheit: 'psch.', bez: 'Bericht', ep: '1999.99', erl_titel: 'Los 2' },
]
const earlier = [
  { nummer: 'RE-2026-0031', datum: '2026-07-01', netto: '500.00' },
  { nummer: 'RE-2026-0036', datum: '2026-09-15', netto: '750.25' },
]
const ordered = { nummer: 'AN-2026-0007', an_datum: '2026-06-02', lines, earlier }

const wishes: readonly InstalmentWish[] = [
  { art: 'betrag', wert: '1000.01', staende: {} },
  { art: 'anteil', wert: '33.33', staende: {} },
  { art: 'stand', wert: '', staende: { 1: '100', 2: '62.5', 3: '40' } },
]

/** Wholly, partly, not and too much received, as a factor of what was asked for. */
const received: readonly (readonly [string, string])[] = [
  ['500.00', '750.25'],
  ['123.45', '0.00'],
  ['9999.99', '0.01'],
]

const rows = (own: readonly PositionValues[]) => own.map((line, at) => ({ ...line, key: String(at) }))

/**
 * Invoices of orders: instalments by amount, share and progress, final invoices that deduct what was received, and what
 * cancels these; taxed and not, with a rate that has changed, paid in full, in part, not at all and beyond it.
 */
export function orderDocumentModels(): DocumentModel[] {
  const head = variedHead(0, 'S', createRandom(61))
  let count = 0
  const numbered = (own: Partial<DocumentModelHead>, of: Taxed) => ({
    ...head,
    ...own,
    number: `RE-2026-9${String((count += 1)).padStart(3, '0')}`,
    rate: of.rate,
    taxCase: of.taxCase,
    exemption: exemptionWords(of.taxCase, of.taxCase === 'E' ? 'Steuerfrei nach § 4 Nr. 12 UStG' : ''),
  })
  return taxed.flatMap((of) => [
    ...wishes.map((wish) =>
      makeDocumentModel(numbered({ part: 'abschlag' }, of), rows(instalmentLines(ordered, wish))),
    ),
    ...received.flatMap((amounts) => {
      const deductions = earlier.map(({ nummer, datum }, at): Deduction => {
        const ust_satz = at === 0 ? of.before : of.rate
        const known = splitReceived(amounts[at] ?? '0.00', ust_satz)
        return { nummer, datum, ust_satz, steuerfall: of.taxCase, ...known, berechnet: known.brutto }
      })
      const original = { number: 'RE-2026-0040', day: '2026-11-10' }
      const cancelling = { kind: 'cancellation' as const, original, deductions: reversedDeductions(deductions) }
      const turned = lines.map((line) => ({ ...line, anzahl: `-${line.anzahl}` }))
      return [
        makeDocumentModel(numbered({ part: 'schluss', deductions }, of), rows(lines)),
        makeDocumentModel(numbered(cancelling, of), rows(turned)),
      ]
    }),
  ])
}
