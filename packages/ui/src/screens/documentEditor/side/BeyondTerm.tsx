import { type DiscountTerms, isBeyondTerm } from '@waldkerf/domain/office/payments/discount'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { discountTexts } from '../steps.texts.ts'

export interface BeyondTermProps {
  terms: DiscountTerms
  /** Days until payment; undefined until it is known. */
  term: number | undefined
}

/** Warns where Skonto is offered for longer than the whole amount may wait. */
export function BeyondTerm({ terms, term }: BeyondTermProps) {
  const t = useTexts(discountTexts)
  if (term === undefined || !isBeyondTerm(terms, term)) return null
  return <Bar tone="warning" icon="warning" message={t.beyond(terms.skonto_tage, term)} />
}
