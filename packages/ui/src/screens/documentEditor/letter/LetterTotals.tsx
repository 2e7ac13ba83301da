import { formatMoney, formatRate } from '@waldkerf/domain/office/money/formatAmount'
import type { Totals as Amounts } from '@waldkerf/domain/office/money/amounts'
import { paperWords } from '@waldkerf/domain/office/paper/words'
import { Fragment } from 'react'
import { Totals } from './letter.styles.ts'

export interface LetterTotalsProps {
  totals: Amounts
  /** In line with amounts that stand at the sheet's very edge. */
  atEdge?: boolean
}

/** Net, VAT per rate and gross, where they print. */
export function LetterTotals({ totals, atEdge }: LetterTotalsProps) {
  return (
    <Totals data-edge={atEdge || undefined}>
      <dt>{paperWords.net}</dt>
      <dd>{formatMoney(totals.net)}</dd>
      {totals.rates.map(({ rate, vat }) => (
        <Fragment key={rate}>
          <dt>
            {paperWords.vat} {formatRate(rate)}
          </dt>
          <dd>{formatMoney(vat)}</dd>
        </Fragment>
      ))}
      <dt data-gross="">{paperWords.gross}</dt>
      <dd data-gross="">{formatMoney(totals.gross)}</dd>
    </Totals>
  )
}
