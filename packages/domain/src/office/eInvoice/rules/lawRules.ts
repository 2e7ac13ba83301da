import type { Finding } from './rule.ts'

/** The service fixes no invoice that breaks one of these: a reason, a number, a span of days that VAT requires. */
const refused: ReadonlySet<string> = new Set(['BR-E-10', 'BR-AE-02', 'BR-29'])

/** Content that § 14 Abs. 4 UStG requires of each invoice, printed or structured. */
const required: ReadonlySet<string> = new Set([
  ...refused,
  'BR-03',
  'BR-FX-EN-04',
  'BR-25',
  'WK-RATE',
  'WK-TAX-CASE',
  'BR-07',
  'WK-BUYER-STREET',
  'BR-DE-8',
  'BR-DE-9',
])

/** How grave it is to fix an invoice with these findings; other e-invoice rules are hints. */
export function findingsWeight(findings: readonly Finding[]): 'refused' | 'required' | 'hint' {
  if (findings.some(({ rule }) => refused.has(rule))) return 'refused'
  return findings.some(({ rule }) => required.has(rule)) ? 'required' : 'hint'
}
